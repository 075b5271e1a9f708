package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * The result of one method.
 *
 * @param model the model of the declared type
 * @param wraps whether the structured content holds the value in a member
 */
record Result(Json json, TypeModel model, Optional<JsonObject> schema, boolean wraps)
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
        return value == null ? JsonValue.NULL : part(model, value).write(value, Writing.root());
    }

    /** The model of the whole, or of the elements if the value is one of them. */
    private static TypeModel part(TypeModel model, Object value) {
        if (model instanceof NullableModel nullable) {
            OptionalKind kind = OptionalKind.of(value.getClass());
            return kind != OptionalKind.BARE && kind == nullable.wrapper()
                    ? model
                    : part(nullable.inner(), value);
        }
        if (model instanceof ConstrainedModel constrained) {
            return part(constrained.inner(), value);
        }
        return model instanceof ListModel list && !ListModel.isMany(value)
                ? part(list.elements(), value)
                : model;
    }
}
