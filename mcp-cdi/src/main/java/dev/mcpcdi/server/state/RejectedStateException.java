package dev.mcpcdi.server.state;

/** Placeholder. */
public final class RejectedStateException extends Exception {
    private static final long serialVersionUID = 1;

    RejectedStateException() {
        super("Invalid or expired requestState");
    }
}
