package dev.mcpcdi.schema;

import jakarta.json.JsonValue;

/** The one value that is allowed: {@code @AssertTrue} and {@code @AssertFalse}. */
record Constant(JsonValue only) implements Constraint {

    @Override
    public void describe(Keywords keywords) {
        keywords.constant(only);
    }

    @Override
    public void check(JsonValue value, Reading reading) {
        if (!value.equals(only)) {
            reading.fail("literal_error", "Input should be " + ValueText.of(only), value);
        }
    }
}
