package dev.mcpcdi.uri;

/**
 * A text is no URI template, or one that cannot be matched. The message names the position, counted
 * in characters from 0, and the way out; it is written for the developer of the template.
 */
public final class InvalidUriTemplateException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    InvalidUriTemplateException(String message) {
        super(message);
    }
}
