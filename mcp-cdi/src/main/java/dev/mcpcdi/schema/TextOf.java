package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;

/** A value that speaks for itself, by its own {@code toString()}; never read. */
record TextOf(Json json) implements TypeModel {

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return json.type("string");
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        throw new IllegalStateException("Only results are their own text.");
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        return json.string(value.toString());
    }
}
