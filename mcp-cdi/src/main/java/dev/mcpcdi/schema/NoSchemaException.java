package dev.mcpcdi.schema;

/**
 * A type that cannot be described; the message ends a sentence that began with the type's place.
 */
final class NoSchemaException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final int MAX_LENGTH = 400;

    NoSchemaException(String message) {
        super(message, null, false, false);
    }

    /** The same mistake, seen from the container. */
    NoSchemaException element(Class<?> type) {
        return new NoSchemaException(
                "whose elements are of the type %s, %s"
                        .formatted(type.getSimpleName(), getMessage()));
    }

    /** The same mistake, seen from the type that holds the member; a long way is cut. */
    NoSchemaException in(String member, Class<?> type) {
        return getMessage().length() > MAX_LENGTH
                ? this
                : new NoSchemaException(
                        "whose member \"%s\" is of the type %s, %s"
                                .formatted(member, type.getSimpleName(), getMessage()));
    }
}
