package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.List;

/**
 * Tells values that are taken for others, a bit for a number, digits in a text; and texts that the
 * validator of the tests takes for references though RFC 3986 does not.
 */
final class Mended {

    private Mended() {}

    static boolean isMended(JsonObject root, JsonObject schema, JsonValue value) {
        if (schema.containsKey("$ref")) {
            String name = schema.getString("$ref").substring("#/$defs/".length());
            return isMended(root, root.getJsonObject("$defs").getJsonObject(name), value);
        }
        for (String choice : List.of("anyOf", "oneOf")) {
            if (schema.containsKey(choice)) {
                return schema.getJsonArray(choice).stream()
                        .anyMatch(arm -> isMended(root, arm.asJsonObject(), value));
            }
        }
        return switch (schema.getString("type", "")) {
            case "integer", "number" -> isBit(value) || isText(value, "[\\d_.+-]+");
            case "string" ->
                    schema.getString("format", "").equals("uri-reference")
                            && !isText(value, "\\p{ASCII}*");
            case "boolean" ->
                    isBitNumber(value) || isText(value, "(?i)true|false|t|f|yes|no|y|n|on|off|0|1");
            case "object" -> isTextOfJson(value) || hasMendedMember(root, schema, value);
            case "array" -> isTextOfJson(value) || hasMendedElement(root, schema, value);
            default -> false;
        };
    }

    private static boolean isBit(JsonValue value) {
        return value == JsonValue.TRUE || value == JsonValue.FALSE;
    }

    private static boolean isBitNumber(JsonValue value) {
        return value instanceof JsonNumber number
                && (number.bigDecimalValue().signum() == 0
                        || number.bigDecimalValue().compareTo(BigDecimal.ONE) == 0);
    }

    private static boolean isText(JsonValue value, String form) {
        return value instanceof JsonString text && text.getString().strip().matches(form);
    }

    private static boolean isTextOfJson(JsonValue value) {
        return isText(value, "(?s)[\\[{].*|null");
    }

    private static boolean hasMendedMember(JsonObject root, JsonObject schema, JsonValue value) {
        if (!(value instanceof JsonObject object)) {
            return false;
        }
        JsonObject members =
                schema.containsKey("properties")
                        ? schema.getJsonObject("properties")
                        : JsonValue.EMPTY_JSON_OBJECT;
        return object.entrySet().stream()
                .anyMatch(
                        each -> {
                            JsonValue member =
                                    members.getOrDefault(
                                            each.getKey(), schema.get("additionalProperties"));
                            return member instanceof JsonObject one
                                    && isMended(root, one, each.getValue());
                        });
    }

    private static boolean hasMendedElement(JsonObject root, JsonObject schema, JsonValue value) {
        return value instanceof JsonArray array
                && schema.get("items") instanceof JsonObject items
                && array.stream().anyMatch(element -> isMended(root, items, element));
    }
}
