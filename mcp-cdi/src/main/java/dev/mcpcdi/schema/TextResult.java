package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * The result of a method without structured content.
 *
 * @param model the model of the declared type, so that a subclass says no more than it declares
 */
record TextResult(TypeModel model) implements ResultModel {

    @Override
    public Optional<JsonObject> schema() {
        return Optional.empty();
    }

    @Override
    public Written write(Object value) {
        JsonValue written =
                value == null ? JsonValue.NULL : part(model, value).write(value, Writing.root());
        return new Written(written, Optional.empty());
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
