package dev.mcpcdi;

import jakarta.ejb.ApplicationException;

/** There is no resource at the URI that a client reads. */
@ApplicationException(inherited = true, rollback = true)
public class ResourceNotFoundException extends ResourceException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes a failure.
     *
     * @param message the text, sent as it is, not null
     */
    public ResourceNotFoundException(String message) {
        super(message);
    }
}
