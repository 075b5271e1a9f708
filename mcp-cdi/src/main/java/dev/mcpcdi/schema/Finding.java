package dev.mcpcdi.schema;

import dev.harrel.jsonschema.Error;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Set;

/**
 * A keyword of a schema that a value breaks.
 *
 * @param way the keywords and names that lead to it, through references
 * @param at where the value stands
 * @param keyword the keyword; empty for a schema that is {@code false}
 * @param rule what the keyword says; null if that is not known
 * @param value the value
 */
record Finding(Pointer way, Pointer at, String keyword, JsonValue rule, JsonValue value) {

    /** Below them stands what need not be broken, or is said by themselves. */
    private static final Set<String> CHOICES =
            Set.of("anyOf", "oneOf", "not", "if", "contains", "propertyNames");

    /** What is below a name or a number rather than below the keyword itself. */
    private static final Set<String> KEYED =
            Set.of(
                    "properties",
                    "patternProperties",
                    "dependentSchemas",
                    "allOf",
                    "anyOf",
                    "oneOf",
                    "prefixItems");

    static Finding of(Error error, JsonObject schema, JsonValue whole) {
        String location = error.getSchemaLocation();
        Pointer place = Pointer.parse(location.substring(location.indexOf('#') + 1));
        String keyword = error.getKeyword() == null ? "" : error.getKeyword();
        Pointer at = Pointer.parse(error.getInstanceLocation());
        return new Finding(
                Pointer.parse(error.getEvaluationPath()),
                at,
                keyword,
                place.then(keyword).in(schema).orElse(null),
                at.in(whole).orElse(JsonValue.NULL));
    }

    /** The nearest choice on the way after a number of steps that this is below; -1 for none. */
    int choiceAfter(int from) {
        int i = from;
        while (i < way.length() - 1) {
            String step = way.steps().get(i);
            if (CHOICES.contains(step)) {
                return i;
            }
            i += KEYED.contains(step) ? 2 : 1;
        }
        return -1;
    }

    /** The keyword of that choice. */
    String choice(int index) {
        return way.steps().get(index);
    }

    /** Whether this is a reason for another, which is one of the choices. */
    boolean isBelow(Finding choice) {
        return way.length() > choice.way.length()
                && way.startsWith(choice.way)
                && at.startsWith(choice.at);
    }
}
