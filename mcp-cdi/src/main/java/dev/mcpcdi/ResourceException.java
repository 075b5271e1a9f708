package dev.mcpcdi;

import jakarta.ejb.ApplicationException;

/**
 * A failure of a read whose message the client gets.
 *
 * <p>Thrown by a {@link Resource} or {@link ResourceTemplate} method, or given as the failure of
 * the stage it returned. The transaction of the call is rolled back.
 */
@ApplicationException(inherited = true, rollback = true)
public class ResourceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes a failure.
     *
     * @param message the text, sent as it is, not null
     */
    public ResourceException(String message) {
        super(message);
    }

    /**
     * Makes a failure with a cause for the log.
     *
     * @param message the text, sent as it is, not null
     * @param cause what went wrong; never sent
     */
    public ResourceException(String message, Throwable cause) {
        super(message, cause);
    }
}
