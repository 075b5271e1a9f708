package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Any JSON, for {@code Object}: maps, lists, strings, numbers, booleans and null.
 *
 * @param models the model of a runtime class, for values that are sent
 */
record AnyModel(Function<Class<?>, TypeModel> models) implements TypeModel {

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return JsonValue.EMPTY_JSON_OBJECT;
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        return plain(value);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        try {
            return models.apply(value.getClass()).write(value, writing);
        } catch (NoSchemaException | MisdeclaredException e) {
            throw writing.fail("is of a type without a JSON form");
        }
    }

    @Override
    public boolean allowsText() {
        return true;
    }

    @Override
    public boolean allowsAnything() {
        return true;
    }

    @Override
    public boolean allowsNull() {
        return true;
    }

    private static Object plain(JsonValue value) {
        return switch (value.getValueType()) {
            case OBJECT -> map((JsonObject) value);
            case ARRAY -> list((JsonArray) value);
            case STRING -> ((JsonString) value).getString();
            case NUMBER -> number((JsonNumber) value);
            case TRUE -> true;
            case FALSE -> false;
            case NULL -> null;
        };
    }

    private static Map<String, Object> map(JsonObject object) {
        Map<String, Object> map = new LinkedHashMap<>();
        object.forEach((name, value) -> map.put(name, plain(value)));
        return map;
    }

    private static List<Object> list(JsonArray array) {
        List<Object> list = new ArrayList<>();
        array.forEach(value -> list.add(plain(value)));
        return list;
    }

    private static Object number(JsonNumber number) {
        if (!number.isIntegral()) {
            return number.bigDecimalValue();
        }
        var exact = number.bigIntegerValue();
        if (exact.bitLength() < Integer.SIZE) {
            return exact.intValue();
        }
        return exact.bitLength() < Long.SIZE ? (Object) exact.longValue() : exact;
    }
}
