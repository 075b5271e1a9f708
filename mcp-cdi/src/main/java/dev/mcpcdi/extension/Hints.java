package dev.mcpcdi.extension;

import dev.mcpcdi.Tool;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The behaviour hints of a tool; only those that were set. */
final class Hints {

    private Hints() {}

    /** The names of the hints that have more than one value. */
    static List<String> twice(Tool.Annotations hints) {
        return values(hints).entrySet().stream()
                .filter(hint -> hint.getValue().length > 1)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The hints for the wire (2025-11-25, schema, ToolAnnotations). */
    static Optional<JsonObject> json(Tool.Annotations hints, JsonBuilderFactory json) {
        JsonObjectBuilder object = json.createObjectBuilder();
        if (!hints.title().isEmpty()) {
            object.add("title", hints.title());
        }
        values(hints)
                .forEach(
                        (name, value) -> {
                            if (value.length > 0) {
                                object.add(name, value[0]);
                            }
                        });
        JsonObject set = object.build();
        return set.isEmpty() ? Optional.empty() : Optional.of(set);
    }

    private static Map<String, boolean[]> values(Tool.Annotations hints) {
        Map<String, boolean[]> values = new LinkedHashMap<>();
        values.put("readOnlyHint", hints.readOnlyHint());
        values.put("destructiveHint", hints.destructiveHint());
        values.put("idempotentHint", hints.idempotentHint());
        values.put("openWorldHint", hints.openWorldHint());
        return values;
    }
}
