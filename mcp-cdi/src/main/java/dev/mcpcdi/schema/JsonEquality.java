package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What two JSON values are that JSON Schema calls equal (2020-12 Core, section 4.2.2): numbers by
 * their value, unlike the providers of JSON-P, for which 1 is not 1.0.
 */
final class JsonEquality {

    private JsonEquality() {}

    /** A key that is equal to that of an equal value, and to no other. */
    static Object of(JsonValue value) {
        return switch (value.getValueType()) {
            case STRING -> ((JsonString) value).getString();
            case NUMBER -> number(((JsonNumber) value).bigDecimalValue());
            case ARRAY -> list((JsonArray) value);
            case OBJECT -> map((JsonObject) value);
            case TRUE, FALSE, NULL -> value.getValueType();
        };
    }

    private static BigDecimal number(BigDecimal number) {
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    private static List<Object> list(JsonArray array) {
        return array.stream().map(JsonEquality::of).toList();
    }

    private static Map<String, Object> map(JsonObject object) {
        Map<String, Object> map = new HashMap<>();
        object.forEach((name, member) -> map.put(name, of(member)));
        return map;
    }
}
