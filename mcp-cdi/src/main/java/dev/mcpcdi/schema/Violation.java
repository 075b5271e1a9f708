package dev.mcpcdi.schema;

import jakarta.json.JsonValue;

/**
 * One value that does not fit, in the words of the reference implementation.
 *
 * @param path where the value stands, empty for the whole
 * @param text the rule it breaks
 * @param type the rule's name
 * @param value the value
 */
record Violation(String path, String text, String type, JsonValue value) {

    /** Without the value, which may be private. */
    String brief() {
        return path.isEmpty() ? text : ValueText.escaped(path) + ": " + text;
    }

    @Override
    public String toString() {
        String block =
                "  %s [type=%s, input_value=%s, input_type=%s]"
                        .formatted(text, type, ValueText.of(value), ValueText.typeOf(value));
        return path.isEmpty() ? block : ValueText.escaped(path) + "\n" + block;
    }
}
