package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * A map: an object with any names, or those of its keys' type.
 *
 * @param names its keys
 * @param values the model of its values
 * @param maker makes the map of one that is its own to keep
 */
record MapModel(
        Json json, Names names, TypeModel values, Function<Map<Object, Object>, Object> maker)
        implements TypeModel {

    @Override
    public JsonObject schema(SchemaWriter writer) {
        JsonObject each = values.schema(writer);
        JsonObjectBuilder schema =
                json.object().add("additionalProperties", each.isEmpty() ? JsonValue.TRUE : each);
        names.schema(writer).ifPresent(name -> schema.add("propertyNames", name));
        return schema.add("type", "object").build();
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        if (!(value instanceof JsonObject object)) {
            return reading.fail("dict_type", "Input should be a valid dictionary", value);
        }
        int before = reading.failures();
        Map<Object, Object> map = new LinkedHashMap<>();
        object.forEach(
                (name, each) -> {
                    Reading place = reading.at(name);
                    Object key = names.read(name, place.at("[key]"));
                    map.put(key, Values.read(values, each, place));
                });
        return reading.failures() > before ? null : maker.apply(map);
    }

    /** As of an object, a member that is null is left out where null is not listed. */
    @Override
    public JsonValue write(Object value, Writing writing) {
        JsonObjectBuilder object = json.object();
        ((Map<?, ?>) value)
                .forEach(
                        (key, each) -> {
                            String name = names.write(key, writing);
                            if (each != null || values.allowsNull()) {
                                object.add(name, Values.write(values, each, writing.at(name)));
                            }
                        });
        return object.build();
    }
}
