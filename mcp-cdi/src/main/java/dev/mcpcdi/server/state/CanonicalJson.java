package dev.mcpcdi.server.state;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * JSON in one form: compact, members sorted by name, everything but visible ASCII escaped. So equal
 * values have equal bytes whichever provider parsed them, and half a surrogate pair stays what it
 * is.
 */
final class CanonicalJson {

    private final StringBuilder text = new StringBuilder();

    private CanonicalJson() {}

    static byte[] of(JsonValue value) {
        CanonicalJson json = new CanonicalJson();
        json.value(value);
        return json.bytes();
    }

    static byte[] of(String string) {
        CanonicalJson json = new CanonicalJson();
        json.string(string);
        return json.bytes();
    }

    private byte[] bytes() {
        return text.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private void value(JsonValue value) {
        switch (value.getValueType()) {
            case OBJECT -> object(value.asJsonObject());
            case ARRAY -> array(value.asJsonArray());
            case STRING -> string(((JsonString) value).getString());
            // Not the value's own text, which is the provider's choice.
            case NUMBER -> text.append(((JsonNumber) value).bigDecimalValue());
            case TRUE -> text.append("true");
            case FALSE -> text.append("false");
            case NULL -> text.append("null");
        }
    }

    private void object(JsonObject object) {
        String separator = "{";
        for (String name : object.keySet().stream().sorted().toList()) {
            text.append(separator);
            string(name);
            text.append(':');
            value(object.get(name));
            separator = ",";
        }
        text.append(object.isEmpty() ? "{}" : "}");
    }

    private void array(JsonArray array) {
        String separator = "[";
        for (JsonValue element : array) {
            text.append(separator);
            value(element);
            separator = ",";
        }
        text.append(array.isEmpty() ? "[]" : "]");
    }

    private void string(String string) {
        text.append('"');
        string.chars().forEach(this::character);
        text.append('"');
    }

    private void character(int character) {
        switch (character) {
            case '"', '\\' -> text.append('\\').append((char) character);
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            case '\f' -> text.append("\\f");
            case '\b' -> text.append("\\b");
            default -> plainOrEscaped((char) character);
        }
    }

    private void plainOrEscaped(char character) {
        if (character >= ' ' && character <= '~') {
            text.append(character);
        } else {
            text.append("\\u").append(HexFormat.of().toHexDigits(character));
        }
    }
}
