package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * The result of one method.
 *
 * @param model the model of the declared type
 * @param own the model of a value by its own class
 * @param wraps whether the structured content holds the value in a member
 */
record Result(Json json, TypeModel model, TypeModel own, Optional<JsonObject> schema, boolean wraps)
        implements ResultModel {

    @Override
    public Optional<JsonObject> structured(Object value) {
        if (schema.isEmpty()) {
            return Optional.empty();
        }
        JsonValue written = Values.write(model, value, Writing.root());
        return Optional.of(
                wraps ? json.object().add("result", written).build() : (JsonObject) written);
    }

    @Override
    public JsonValue json(Object value) {
        return Values.write(own, value, Writing.root());
    }
}
