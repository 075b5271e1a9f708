package dev.mcpcdi.server.state;

/** Placeholder. */
public final class StateTooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    StateTooLargeException() {}
}
