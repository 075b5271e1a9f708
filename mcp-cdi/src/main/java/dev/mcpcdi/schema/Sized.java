package dev.mcpcdi.schema;

import jakarta.json.JsonValue;

/** The kinds of values that have a size, and the words for it. */
enum Sized {
    STRING("string_too_", "String should have %s %s character%s", ""),
    LIST("too_", "List should have %s %s item%s", " after validation, not "),
    DICTIONARY("too_", "Dictionary should have %s %s item%s", " after validation, not ");

    private final String type;
    private final String text;
    private final String tail;

    Sized(String type, String text, String tail) {
        this.type = type;
        this.text = text;
        this.tail = tail;
    }

    void check(Constraint.Size limits, int size, JsonValue value, Reading reading) {
        if (size < limits.min()) {
            reading.fail(type + "short", words("at least", limits.min(), size), value);
        } else if (size > limits.max()) {
            reading.fail(type + "long", words("at most", limits.max(), size), value);
        }
    }

    private String words(String side, int limit, int size) {
        String words = text.formatted(side, limit, limit == 1 ? "" : "s");
        return tail.isEmpty() ? words : words + tail + size;
    }
}
