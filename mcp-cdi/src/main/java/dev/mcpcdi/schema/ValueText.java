package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Map;

/**
 * JSON values in error texts, as the reference implementation prints them: models know its
 * notation.
 */
final class ValueText {

    private static final int MAX_LENGTH = 100;

    private ValueText() {}

    /** The value, cut in the middle of nothing: at most 100 characters and on one line. */
    static String of(JsonValue value) {
        StringBuilder text = new StringBuilder();
        append(value, text);
        return text.length() <= MAX_LENGTH ? text.toString() : text.substring(0, cut(text)) + "...";
    }

    /** A text on one line, cut as a value is, but not quoted. */
    static String cut(String value) {
        StringBuilder text = new StringBuilder(escaped(head(value)));
        return text.length() <= MAX_LENGTH ? text.toString() : text.substring(0, cut(text)) + "...";
    }

    static String typeOf(JsonValue value) {
        return switch (value.getValueType()) {
            case NUMBER -> ((JsonNumber) value).isIntegral() ? "int" : "float";
            case STRING -> "str";
            case TRUE, FALSE -> "bool";
            case ARRAY -> "list";
            case OBJECT -> "dict";
            case NULL -> "NoneType";
        };
    }

    static String quoted(String value) {
        char quote = value.contains("'") && !value.contains("\"") ? '"' : '\'';
        String escaped = escaped(value.replace("\\", "\\\\"));
        return quote + (quote == '\'' ? escaped.replace("'", "\\'") : escaped) + quote;
    }

    static String escaped(String value) {
        StringBuilder text = new StringBuilder(value.length());
        value.codePoints().forEach(c -> appendEscaped(c, text));
        return text.toString();
    }

    /** As much as can be shown: a text of megabytes is not escaped for nothing. */
    private static String head(String text) {
        return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH + 1);
    }

    private static void append(JsonValue value, StringBuilder text) {
        if (text.length() > MAX_LENGTH) {
            return;
        }
        if (value instanceof JsonString string) {
            text.append(quoted(head(string.getString())));
        } else if (value instanceof JsonObject object) {
            appendObject(object, text);
        } else if (value instanceof JsonArray array) {
            appendArray(array, text);
        } else {
            text.append(scalar(value));
        }
    }

    private static String scalar(JsonValue value) {
        return switch (value.getValueType()) {
            case TRUE -> "True";
            case FALSE -> "False";
            case NULL -> "None";
            default -> value.toString();
        };
    }

    private static void appendObject(JsonObject object, StringBuilder text) {
        String separator = "{";
        for (Map.Entry<String, JsonValue> member : object.entrySet()) {
            if (text.length() > MAX_LENGTH) {
                return;
            }
            text.append(separator).append(quoted(head(member.getKey()))).append(": ");
            append(member.getValue(), text);
            separator = ", ";
        }
        text.append(object.isEmpty() ? "{}" : "}");
    }

    private static void appendArray(JsonArray array, StringBuilder text) {
        String separator = "[";
        for (JsonValue element : array) {
            if (text.length() > MAX_LENGTH) {
                return;
            }
            text.append(separator);
            append(element, text);
            separator = ", ";
        }
        text.append(array.isEmpty() ? "[]" : "]");
    }

    /** No line of the text is the client's to write, nor any mark that reverses it. */
    private static void appendEscaped(int c, StringBuilder text) {
        switch (c) {
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                if (isPrintable(c)) {
                    text.appendCodePoint(c);
                } else {
                    text.append(c < 0x100 ? "\\x%02x".formatted(c) : "\\u%04x".formatted(c));
                }
            }
        }
    }

    private static boolean isPrintable(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED ->
                    false;
            default -> true;
        };
    }

    private static int cut(StringBuilder text) {
        return Character.isHighSurrogate(text.charAt(MAX_LENGTH - 1)) ? MAX_LENGTH - 1 : MAX_LENGTH;
    }
}
