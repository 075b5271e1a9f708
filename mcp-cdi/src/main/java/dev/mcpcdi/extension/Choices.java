package dev.mcpcdi.extension;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;

/** The texts that an argument can be, if they are few: by its schema, so that both agree. */
final class Choices {

    private static final String DEFINITIONS = "#/$defs/";

    private Choices() {}

    /** Empty if it can be anything else. */
    static List<String> of(JsonObject root, String argument) {
        return Optional.ofNullable(root.getJsonObject("properties").getJsonObject(argument))
                .map(schema -> of(schema, root))
                .orElse(List.of());
    }

    private static List<String> of(JsonObject schema, JsonObject root) {
        if (schema.get("$ref") instanceof JsonString reference) {
            String name = reference.getString().substring(DEFINITIONS.length());
            return of(root.getJsonObject("$defs").getJsonObject(name), root);
        }
        if (schema.get("enum") instanceof JsonArray texts) {
            return texts.getValuesAs(JsonString::getString);
        }
        if (schema.get("anyOf") instanceof JsonArray arms) {
            // What is optional is itself or null.
            return arms.isEmpty() ? List.of() : of(arms.getJsonObject(0), root);
        }
        return isBoolean(schema.get("type")) ? List.of("true", "false") : List.of();
    }

    private static boolean isBoolean(JsonValue type) {
        return type instanceof JsonString text && text.getString().equals("boolean");
    }
}
