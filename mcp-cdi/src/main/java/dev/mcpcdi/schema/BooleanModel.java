package dev.mcpcdi.schema;

import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/** Booleans. */
record BooleanModel(Json json, Normaliser normaliser) implements TypeModel {

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return json.type("boolean");
    }

    @Override
    public JsonValue normalise(JsonValue value) {
        return normaliser.bool(value);
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        return switch (value.getValueType()) {
            case TRUE -> true;
            case FALSE -> false;
            default ->
                    value instanceof JsonString || value instanceof JsonNumber
                            ? reading.fail(
                                    "bool_parsing",
                                    "Input should be a valid boolean, unable to interpret input",
                                    value)
                            : reading.fail("bool_type", "Input should be a valid boolean", value);
        };
    }

    @Override
    public Optional<TypeModel> inForm() {
        return Optional.of(this);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        return (Boolean) value ? JsonValue.TRUE : JsonValue.FALSE;
    }
}
