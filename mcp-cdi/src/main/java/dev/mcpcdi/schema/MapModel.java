package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A map with strings as keys: an object with any names.
 *
 * @param values the model of its values
 */
record MapModel(Json json, TypeModel values) implements TypeModel {

    @Override
    public JsonObject schema(SchemaWriter writer) {
        JsonObject each = values.schema(writer);
        return json.object()
                .add("additionalProperties", each.isEmpty() ? JsonValue.TRUE : each)
                .add("type", "object")
                .build();
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        if (!(value instanceof JsonObject object)) {
            return reading.fail("dict_type", "Input should be a valid dictionary", value);
        }
        Map<String, Object> map = new LinkedHashMap<>();
        object.forEach((name, each) -> map.put(name, Values.read(values, each, reading.at(name))));
        return map;
    }

    /** As of an object, a member that is null is left out where null is not listed. */
    @Override
    public JsonValue write(Object value, Writing writing) {
        JsonObjectBuilder object = json.object();
        ((Map<?, ?>) value)
                .forEach(
                        (key, each) -> {
                            if (!(key instanceof String name)) {
                                throw writing.fail("has a key that is no string");
                            }
                            if (each != null || values.allowsNull()) {
                                object.add(name, Values.write(values, each, writing.at(name)));
                            }
                        });
        return object.build();
    }
}
