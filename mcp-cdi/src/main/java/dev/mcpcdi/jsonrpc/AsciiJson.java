package dev.mcpcdi.jsonrpc;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The text of a value that is the same on every machine: compact, members in their order, all that
 * is not ASCII escaped, lone surrogates too. For digests, not for the wire.
 */
public final class AsciiJson {

    private AsciiJson() {}

    /**
     * The text of a value.
     *
     * @param value the value
     * @return the text
     */
    public static String of(JsonValue value) {
        if (value instanceof JsonObject object) {
            return object.entrySet().stream()
                    .map(AsciiJson::member)
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof JsonArray array) {
            return array.stream().map(AsciiJson::of).collect(Collectors.joining(",", "[", "]"));
        }
        return value instanceof JsonString text ? quoted(text.getString()) : value.toString();
    }

    private static String member(Map.Entry<String, JsonValue> member) {
        return quoted(member.getKey()) + ":" + of(member.getValue());
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.chars().forEach(unit -> append((char) unit, quoted));
        return quoted.append('"').toString();
    }

    private static void append(char unit, StringBuilder text) {
        switch (unit) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\b' -> text.append("\\b");
            case '\f' -> text.append("\\f");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                if (unit < ' ' || unit > '~') {
                    text.append("\\u%04x".formatted((int) unit));
                } else {
                    text.append(unit);
                }
            }
        }
    }
}
