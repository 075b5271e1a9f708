package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * One Java type as JSON: what is listed, what is accepted and what is sent. The three can only
 * agree because they are one object. Frozen once the application has started; safe for any thread.
 */
interface TypeModel {

    /** The schema, or a reference to it. */
    JsonObject schema(SchemaWriter writer);

    /**
     * The value that is meant by one that is written a little differently, such as {@code "5"} for
     * an integer; the value itself if there is nothing to mend.
     */
    default JsonValue normalise(JsonValue value) {
        return value;
    }

    /** The Java value of a normalised JSON value; a value that does not fit is noted. */
    Object read(JsonValue value, Reading reading);

    /** The JSON value of a Java value, which is not null. */
    JsonValue write(Object value, Writing writing);

    /** Whether the schema allows a string, so that a text is never taken for JSON. */
    default boolean allowsText() {
        return false;
    }

    /** Whether every kind of value is allowed, so that a default is JSON text. */
    default boolean allowsAnything() {
        return false;
    }

    /** Whether null is a value. */
    default boolean allowsNull() {
        return false;
    }

    /**
     * The model of the type in a form, which knows less than a schema; empty if no form can ask for
     * it. Its schema is one of the specification's {@code PrimitiveSchemaDefinition}.
     */
    default Optional<TypeModel> inForm() {
        return Optional.empty();
    }

    /** The value of an absent member that may be absent and has no default. */
    default Object absent() {
        return null;
    }
}
