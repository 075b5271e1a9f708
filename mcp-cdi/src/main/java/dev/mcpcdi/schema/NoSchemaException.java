package dev.mcpcdi.schema;

/**
 * A type that cannot be described; the message ends a sentence that began with the type's place.
 */
final class NoSchemaException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NoSchemaException(String message) {
        super(message, null, false, false);
    }
}
