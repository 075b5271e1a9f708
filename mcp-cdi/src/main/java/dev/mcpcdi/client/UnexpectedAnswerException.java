package dev.mcpcdi.client;

/** A server answered with what this protocol does not allow, or this client does not know. */
public final class UnexpectedAnswerException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnexpectedAnswerException(String message) {
        super(message);
    }

    UnexpectedAnswerException(String message, Throwable cause) {
        super(message, cause);
    }
}
