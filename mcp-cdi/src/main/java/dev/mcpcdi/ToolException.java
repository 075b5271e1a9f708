package dev.mcpcdi;

import jakarta.ejb.ApplicationException;

/**
 * A failure that the model should read: the tool's error result has its message.
 *
 * <p>Thrown by a {@link Tool} method, or given as the failure of the stage it returned. Write the
 * message for the model and name what would work: it is sent after the words {@code Error executing
 * tool NAME: }. The transaction of the call is rolled back.
 */
@ApplicationException(inherited = true, rollback = true)
public class ToolException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes a failure with a text for the model.
     *
     * @param message the text, not null
     */
    public ToolException(String message) {
        super(message);
    }

    /**
     * Makes a failure with a text for the model and a cause for the log.
     *
     * @param message the text, not null
     * @param cause what went wrong; never sent
     */
    public ToolException(String message, Throwable cause) {
        super(message, cause);
    }
}
