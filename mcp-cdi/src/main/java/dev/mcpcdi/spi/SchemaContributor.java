package dev.mcpcdi.spi;

import jakarta.json.JsonValue;

/**
 * Gives a Java type of its own form in JSON: one that is unknown to the library, such as a class of
 * another one, or a record or bean that shall not be an object on the wire.
 *
 * <p>A bean of this type names the Java type by its type argument: {@code class Prices implements
 * SchemaContributor<Money>}. There is one for each type. It stands wherever the type does: as an
 * argument, a member, an element or a result. Types with a form that is the same for all
 * applications, such as strings, numbers, dates, collections and those of JSON-P, have none.
 *
 * <p>The bean is made when the application starts, before anything is served, and its {@link
 * #schema} is asked for once. The other methods are called on any thread, also at once.
 *
 * @param <T> the Java type, a class without type arguments
 */
public interface SchemaContributor<T> {

    /**
     * The form of the type, which is listed as it stands and checked in both directions.
     *
     * @return the text of a JSON object, a schema of JSON Schema 2020-12 that refers to nothing but
     *     itself, and by an {@code $id}; one with an {@code $id} is listed under {@code $defs}
     */
    String schema();

    /**
     * Makes a Java value.
     *
     * @param value what a client sent; it satisfies the schema
     * @return the value, which may be null
     * @throws dev.mcpcdi.ToolException if it is none; the model reads the message. Any other
     *     exception refuses the value too, but without its message.
     */
    T read(JsonValue value);

    /**
     * Writes a Java value.
     *
     * @param value the value, not null
     * @return its form, which must satisfy the schema; otherwise the call fails, and the log says
     *     why
     */
    JsonValue write(T value);
}
