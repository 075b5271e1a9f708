package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.Map;
import java.util.Set;

/**
 * The keywords that a form may use: those of {@code PrimitiveSchemaDefinition}, MCP revision
 * 2026-07-28. What else a constraint says is only checked.
 */
final class FormKeywords {

    private static final Set<String> CHOICE = Set.of("type", "enum", "enumNames", "oneOf");
    private static final Set<String> NUMBER = Set.of("type", "minimum", "maximum");
    private static final Map<String, Set<String>> BY_TYPE =
            Map.of(
                    "string", Set.of("type", "minLength", "maxLength", "format"),
                    "number", NUMBER,
                    "integer", NUMBER,
                    "boolean", Set.of("type"),
                    "array", Set.of("type", "items", "minItems", "maxItems"));
    private static final Set<String> FORMATS = Set.of("email", "uri", "date", "date-time");

    private FormKeywords() {}

    /** Whether a schema without constraints is one of a form. */
    static boolean allow(JsonObject schema) {
        return allowed(schema).containsAll(schema.keySet())
                && (!schema.containsKey("format") || FORMATS.contains(schema.getString("format")));
    }

    /** The schema without the keywords that a form does not know. */
    static JsonObject only(Json json, JsonObject schema) {
        Set<String> allowed = allowed(schema);
        JsonObjectBuilder kept = json.object();
        for (Map.Entry<String, JsonValue> keyword : schema.entrySet()) {
            if (allowed.contains(keyword.getKey())) {
                kept.add(keyword.getKey(), keyword.getValue());
            }
        }
        return kept.build();
    }

    private static Set<String> allowed(JsonObject schema) {
        boolean isChoice = schema.containsKey("enum") || schema.containsKey("oneOf");
        return isChoice ? CHOICE : BY_TYPE.getOrDefault(schema.getString("type", ""), Set.of());
    }
}
