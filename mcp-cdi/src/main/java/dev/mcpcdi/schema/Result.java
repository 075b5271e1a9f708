package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;
import java.util.function.Function;

/**
 * The result of one method.
 *
 * @param structure makes the structured content, where there is a schema
 * @param text the model of a value by its own class, for text
 */
record Result(Optional<JsonObject> schema, Function<Object, JsonObject> structure, TypeModel text)
        implements ResultModel {

    @Override
    public Optional<JsonObject> structured(Object value) {
        return schema.map(listed -> structure.apply(value));
    }

    @Override
    public JsonValue json(Object value) {
        return Values.write(text, value, Writing.root());
    }
}
