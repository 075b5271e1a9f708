package dev.mcpcdi.schema;

import dev.mcpcdi.problem.ProblemCode;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What clients demand of headers that repeat arguments (2026-07-28, Streamable HTTP, Schema
 * Extension): they drop a tool that breaks it, without a word.
 */
final class HeaderRules {

    static final String KEYWORD = "x-mcp-header";

    /** RFC 9110, 5.6.2. */
    private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9!#$%&'*+.^_`|~-]+");

    private static final Set<String> TYPES = Set.of("string", "integer", "boolean");

    private final Set<String> names = new HashSet<>();
    private final List<MisdeclaredException> broken = new ArrayList<>();

    private HeaderRules() {}

    /** What is wrong with the headers of an input schema; sentences that begin with the tool. */
    static List<MisdeclaredException> broken(JsonObject inputSchema) {
        HeaderRules rules = new HeaderRules();
        for (Subschema schema : Subschema.all(inputSchema)) {
            if (schema.value() instanceof JsonObject object && object.containsKey(KEYWORD)) {
                rules.check(schema.at(), object);
            }
        }
        return rules.broken;
    }

    private void check(Pointer at, JsonObject schema) {
        JsonValue value = schema.get(KEYWORD);
        String name = value instanceof JsonString text ? text.getString() : value.toString();
        if (!(value instanceof JsonString) || !TOKEN.matcher(name).matches()) {
            add(
                    at,
                    name,
                    "but the name of a header is one or more of A-Z, a-z, 0-9 and !#$%&'*+-.^_`|~. Choose another.");
        } else if (!isReachable(at)) {
            add(
                    at,
                    name,
                    "but clients look for headers among the arguments of a tool and the members of an argument that are written there, not behind \"$ref\", in lists or in alternatives. Let it be an argument of the tool.");
        } else if (!isPlain(schema)) {
            add(
                    at,
                    name,
                    "but only a string, an integer or a boolean that is never null goes into one. Use String, int, long or boolean; for one that may be absent, @ToolArg(required = false) instead of an Optional.");
        } else if (!names.add(name.toLowerCase(Locale.ROOT))) {
            add(
                    at,
                    name,
                    "but another argument has it, and case makes no difference. Choose another.");
        }
    }

    private static boolean isReachable(Pointer at) {
        boolean reachable = at.length() > 0;
        for (int i = 0; i < at.length(); i += 2) {
            reachable &= at.steps().get(i).equals("properties");
        }
        return reachable;
    }

    private static boolean isPlain(JsonObject schema) {
        return schema.get("type") instanceof JsonString type && TYPES.contains(type.getString());
    }

    private void add(Pointer at, String name, String rest) {
        broken.add(
                new MisdeclaredException(
                        ProblemCode.BAD_HEADER,
                        "has the header \"%s\" at %s of its input schema, %s"
                                .formatted(name, at.length() == 0 ? "the root" : at, rest)));
    }
}
