package dev.mcpcdi.schema;

/**
 * A default that is no value of its type; the message ends a sentence that began with its place.
 */
final class BadDefaultException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean breaksConstraint;

    BadDefaultException(String message, boolean breaksConstraint) {
        super(message, null, false, false);
        this.breaksConstraint = breaksConstraint;
    }

    boolean breaksConstraint() {
        return breaksConstraint;
    }
}
