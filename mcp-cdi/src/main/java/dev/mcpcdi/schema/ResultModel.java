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
     * Writes a returned value as structured content, wrapped where the schema wraps.
     *
     * @param value what the method returned
     * @return the content; empty if there is no structured content
     * @throws UnwritableResultException if the value breaks what the schema promises
     */
    Optional<JsonObject> structured(Object value);

    /**
     * Writes a value as plain JSON for a text block, never wrapped.
     *
     * @param value what the method returned, or one of its elements; may be null
     * @return the JSON
     * @throws UnwritableResultException if the value breaks what the schema promises
     */
    JsonValue json(Object value);
}
