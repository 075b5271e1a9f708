package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/** What one method returns: its schema, and Java to JSON. Frozen at start; any thread. */
public interface ResultModel {

    /**
     * The JSON Schema of the structured content.
     *
     * @return an object schema; empty if there is no structured content
     */
    Optional<JsonObject> schema();

    /**
     * Writes a value the method returned, or an element of it where there is no structured content.
     *
     * @param value the value, may be null
     * @return the value as JSON
     * @throws UnwritableResultException if the value breaks what the schema promises
     */
    Written write(Object value);

    /**
     * A value as JSON, in the two forms that a client gets.
     *
     * @param json the value itself, never wrapped: for text
     * @param structured the structured content, wrapped where the schema wraps; empty if there is
     *     none
     */
    record Written(JsonValue json, Optional<JsonObject> structured) {}
}
