package dev.mcpcdi.server.state;

/**
 * A state that a client sent cannot be used. All of these are alike, so that nobody learns why by
 * trying; the reason is in the log.
 */
public final class RejectedStateException extends Exception {

    private static final long serialVersionUID = 1L;

    RejectedStateException() {
        // No stack trace either: a client can cause as many of these as it likes.
        super("Invalid or expired requestState", null, false, false);
    }
}
