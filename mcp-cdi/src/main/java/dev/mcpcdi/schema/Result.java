package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;
import java.util.function.Function;

/**
 * The result of a method with structured content.
 *
 * @param listed its schema
 * @param structure makes the structured content
 * @param wraps whether the content holds the value in a member
 */
record Result(JsonObject listed, Function<Object, JsonObject> structure, boolean wraps)
        implements ResultModel {

    /** The member that holds what is no object. */
    static final String MEMBER = "result";

    @Override
    public Optional<JsonObject> schema() {
        return Optional.of(listed);
    }

    @Override
    public Written write(Object value) {
        JsonObject content = structure.apply(value);
        JsonValue json = wraps ? content.getOrDefault(MEMBER, JsonValue.NULL) : content;
        return new Written(json, Optional.of(content));
    }
}
