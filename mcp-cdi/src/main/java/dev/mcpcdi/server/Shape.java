package dev.mcpcdi.server;

import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Set;

/** Questions about the type of a member, which is null where the member is missing. */
final class Shape {

    private Shape() {}

    static boolean isString(JsonValue value) {
        return value instanceof JsonString;
    }

    static boolean isObject(JsonValue value) {
        return value instanceof JsonObject;
    }

    static boolean isObjectOfStrings(JsonValue value) {
        return value instanceof JsonObject object
                && object.values().stream().allMatch(Shape::isString);
    }

    static boolean isOneOf(JsonValue value, Set<String> texts) {
        return value instanceof JsonString text && texts.contains(text.getString());
    }

    /** Whether the value describes a client or server. */
    static boolean isImplementation(JsonValue value) {
        return value instanceof JsonObject object
                && isString(object.get("name"))
                && isString(object.get("version"));
    }
}
