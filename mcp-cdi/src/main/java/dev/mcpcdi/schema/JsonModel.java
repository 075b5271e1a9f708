package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A JSON-P type, passed through.
 *
 * @param type the interface
 * @param schema what is listed
 * @param rule the rule that another kind of value breaks
 */
record JsonModel(Class<?> type, JsonObject schema, TextModel.Rule rule) implements TypeModel {

    /** The types of JSON-P that may stand for values. */
    static Map<Class<?>, TypeModel> all(Json json) {
        Map<Class<?>, TypeModel> models = new LinkedHashMap<>();
        put(models, JsonObject.class, json.type("object"), "dictionary");
        put(models, JsonArray.class, json.type("array"), "list");
        put(models, JsonValue.class, JsonValue.EMPTY_JSON_OBJECT, "JSON value");
        return models;
    }

    private static void put(
            Map<Class<?>, TypeModel> models, Class<?> type, JsonObject schema, String word) {
        String rule = type == JsonObject.class ? "dict_type" : "list_type";
        TextModel.Rule broken = new TextModel.Rule(rule, "Input should be a valid " + word);
        models.put(type, new JsonModel(type, schema, broken));
    }

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
    public boolean allowsAnything() {
        return type == JsonValue.class;
    }

    @Override
    public boolean allowsNull() {
        return type == JsonValue.class;
    }
}
