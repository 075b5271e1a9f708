package dev.mcpcdi.jsonrpc;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.stream.Stream;

/**
 * JSON in one form: compact, everything but visible ASCII escaped. So equal values have equal bytes
 * whichever provider parsed them, and half a surrogate pair stays what it is.
 */
public final class AsciiJson {

    private final StringBuilder text = new StringBuilder();
    private final boolean isSorted;

    private AsciiJson(boolean isSorted) {
        this.isSorted = isSorted;
    }

    /**
     * A value whose members have no order.
     *
     * @param value the value
     * @return its text, members sorted by name
     */
    public static byte[] sorted(JsonValue value) {
        return new AsciiJson(true).value(value).bytes();
    }

    /**
     * A value as it is.
     *
     * @param value the value
     * @return its text, members in their order
     */
    public static byte[] inOrder(JsonValue value) {
        return new AsciiJson(false).value(value).bytes();
    }

    /**
     * A string.
     *
     * @param string the string
     * @return its text, with quotes
     */
    public static byte[] of(String string) {
        AsciiJson json = new AsciiJson(true);
        json.string(string);
        return json.bytes();
    }

    private byte[] bytes() {
        return text.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private AsciiJson value(JsonValue value) {
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
        return this;
    }

    private void object(JsonObject object) {
        String separator = "{";
        Stream<String> names = object.keySet().stream();
        for (String name : (isSorted ? names.sorted() : names).toList()) {
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
