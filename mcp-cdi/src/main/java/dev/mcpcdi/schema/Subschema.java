package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * One schema inside another, or the outermost. What stands in {@code const}, {@code enum}, {@code
 * default} and {@code examples} only looks like one.
 *
 * @param value an object, or a boolean
 * @param at where it stands in the whole
 * @param base what its references are relative to
 * @param resource where the schema stands that has this base
 */
record Subschema(JsonValue value, Pointer at, URI base, Pointer resource) {

    /** The base of a schema that has none of its own. */
    static final URI NO_BASE = URI.create("mcp:/schema");

    private static final Set<String> SINGLE =
            Set.of(
                    "items",
                    "additionalProperties",
                    "not",
                    "if",
                    "then",
                    "else",
                    "contains",
                    "propertyNames",
                    "unevaluatedItems",
                    "unevaluatedProperties",
                    "contentSchema");
    private static final Set<String> LISTED = Set.of("allOf", "anyOf", "oneOf", "prefixItems");
    private static final Set<String> NAMED =
            Set.of("properties", "patternProperties", "dependentSchemas", "$defs", "definitions");

    /** All of a schema, the outermost first. */
    static List<Subschema> all(JsonObject schema) {
        List<Subschema> all = new ArrayList<>();
        collect(new Subschema(schema, Pointer.ROOT, NO_BASE, Pointer.ROOT), all);
        return all;
    }

    private static void collect(Subschema outer, List<Subschema> all) {
        Subschema here = outer.based();
        all.add(here);
        if (here.value instanceof JsonObject schema) {
            schema.forEach((keyword, value) -> here.collect(keyword, value, all));
        }
    }

    private void collect(String keyword, JsonValue inner, List<Subschema> all) {
        Pointer place = at.then(keyword);
        if (SINGLE.contains(keyword)) {
            collect(new Subschema(inner, place, base, resource), all);
        } else if (LISTED.contains(keyword) && inner instanceof JsonArray several) {
            for (int i = 0; i < several.size(); i++) {
                Pointer one = place.then(Integer.toString(i));
                collect(new Subschema(several.get(i), one, base, resource), all);
            }
        } else if (NAMED.contains(keyword) && inner instanceof JsonObject several) {
            several.forEach(
                    (name, one) ->
                            collect(new Subschema(one, place.then(name), base, resource), all));
        }
    }

    /** With the base that it gives itself. */
    private Subschema based() {
        return text("$id").isEmpty()
                ? this
                : new Subschema(value, at, URI.create(resolve(text("$id"))), at);
    }

    /** The text of a keyword, empty if it has none. */
    String text(String keyword) {
        return value instanceof JsonObject schema && schema.get(keyword) instanceof JsonString text
                ? text.getString()
                : "";
    }

    /** An absolute form of a reference, without the fragment of the whole. */
    String resolve(String reference) {
        String absolute =
                // A URI such as urn:x has no path to resolve against.
                reference.startsWith("#") ? base + reference : base.resolve(reference).toString();
        return absolute.endsWith("#") ? absolute.substring(0, absolute.length() - 1) : absolute;
    }
}
