package dev.mcpcdi.client;

/** A {@link QuestionHandler} failed, for the cause that this has; the call ended with it. */
public final class QuestionFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    QuestionFailedException(String key, Throwable cause) {
        super("The question '" + key + "' was not answered.", cause);
    }
}
