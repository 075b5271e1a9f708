package dev.mcpcdi;

/**
 * A method cannot be offered as it is. The message has the rules that it breaks, with the ids that
 * a failed start would show.
 */
public class InvalidSignatureException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message all mistakes, numbered
     */
    public InvalidSignatureException(String message) {
        super(message);
    }
}
