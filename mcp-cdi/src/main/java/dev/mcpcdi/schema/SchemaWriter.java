package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Writes one schema; named types are written once, under {@code $defs} of the root. */
final class SchemaWriter {

    /**
     * Which members a schema demands depends on who sends the value. A form is an input that people
     * fill.
     */
    enum Direction {
        INPUT,
        OUTPUT,
        FORM
    }

    private final Json json;
    private final Direction direction;
    private final Map<Object, String> names = new HashMap<>();
    private final Map<String, JsonObject> definitions = new TreeMap<>();

    SchemaWriter(Json json, Direction direction) {
        this.json = json;
        this.direction = direction;
    }

    Json json() {
        return json;
    }

    boolean isInput() {
        return direction != Direction.OUTPUT;
    }

    /**
     * Whether the range of Java's types is listed: what is sent is in it anyway, and a person is
     * asked in the limits of the matter, not in those of Java.
     */
    boolean listsRanges() {
        return direction == Direction.INPUT;
    }

    boolean isForm() {
        return direction == Direction.FORM;
    }

    /** A reference to a definition, which is written the first time it is asked for. */
    JsonObject reference(Object type, String name, Supplier<JsonObject> definition) {
        String known = names.get(type);
        if (known == null) {
            known = unused(name);
            names.put(type, known);
            definitions.put(known, definition.get());
        }
        return json.object().add("$ref", "#/$defs/" + known).build();
    }

    /** The root schema with all definitions it needs. */
    JsonObject root(JsonObject schema) {
        if (definitions.isEmpty()) {
            return schema;
        }
        JsonObjectBuilder all = json.object();
        definitions.forEach(all::add);
        return json.object(schema).add("$defs", all).build();
    }

    /** Two classes may share a simple name; a name stays taken while its definition is written. */
    private String unused(String name) {
        String candidate = name;
        for (int i = 2; names.containsValue(candidate); i++) {
            candidate = name + i;
        }
        return candidate;
    }
}
