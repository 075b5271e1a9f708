package dev.mcpcdi.schema;

/** A returned value that breaks its own output schema; the message is for the log only. */
public final class UnwritableResultException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnwritableResultException(String message) {
        super(message);
    }
}
