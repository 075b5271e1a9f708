package dev.mcpcdi.client;

/** An {@link ElicitationHandler} failed, for the cause that this has; the call ended with it. */
public final class ElicitationFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ElicitationFailedException(String key, Throwable cause) {
        super("The question '" + key + "' was not answered.", cause);
    }
}
