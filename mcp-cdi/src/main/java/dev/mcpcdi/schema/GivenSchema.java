package dev.mcpcdi.schema;

import dev.harrel.jsonschema.Validator;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.net.URI;
import java.util.List;

/**
 * A schema that a developer wrote: listed as it stands, and made ready to check values when the
 * application starts. Safe for any thread.
 *
 * @param listed the schema
 * @param validator knows this schema alone
 * @param uri by which the validator knows it
 */
record GivenSchema(JsonObject listed, Validator validator, URI uri) {

    /** Notes all that a value breaks. */
    void check(JsonValue value, Reading reading) {
        try {
            Validator.Result result = validator.validate(uri, value);
            if (!result.isValid()) {
                List<Finding> found =
                        result.getErrors().stream()
                                .map(error -> Finding.of(error, listed, value))
                                .toList();
                new Findings(found).addTo(reading);
            }
        } catch (StackOverflowError e) {
            // References and some expressions are followed by recursion.
            reading.fail("recursion_loop", "Input is too long or too deep to be checked", value);
        }
    }

    boolean allows(JsonValue value) {
        Reading reading = Reading.root();
        check(value, reading);
        return reading.failures() == 0;
    }

    /** Whether a string may fit, as far as the type says it. */
    boolean allowsText() {
        JsonValue type = listed.getOrDefault("type", JsonValue.NULL);
        return switch (type.getValueType()) {
            case STRING -> ((JsonString) type).getString().equals("string");
            case ARRAY -> type.asJsonArray().stream().anyMatch(this::isText);
            default -> true;
        };
    }

    private boolean isText(JsonValue type) {
        return type instanceof JsonString name && name.getString().equals("string");
    }
}
