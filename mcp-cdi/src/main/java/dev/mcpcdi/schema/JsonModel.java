package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;

/**
 * A JSON-P type, passed through.
 *
 * @param type the interface
 * @param schema what is listed
 * @param rule the rule that another kind of value breaks
 */
record JsonModel(Class<?> type, JsonObject schema, TextModel.Rule rule) implements TypeModel {

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return schema;
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        return type.isInstance(value) ? value : reading.fail(rule.type(), rule.text(), value);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        return (JsonValue) value;
    }

    @Override
    public boolean allowsText() {
        return type == JsonValue.class;
    }

    @Override
    public boolean allowsNull() {
        return type == JsonValue.class;
    }
}
