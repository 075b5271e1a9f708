package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** JSON that a schema allows, as good as it is known, and then spoiled in one place or more. */
final class GeneratedValues {

    private static final int MAX_DEPTH = 9;

    /** No text that is mended where a number or a boolean is meant, nor one that is JSON itself. */
    private static final List<String> TEXTS =
            List.of(
                    "",
                    "a",
                    "b",
                    "ab",
                    "abc",
                    "bc",
                    "x y",
                    "\u00e9",
                    "\ud83d\ude00",
                    "\u0000",
                    " ",
                    "a\u2028b",
                    "\ud800",
                    "ABC",
                    "AB",
                    "RED",
                    "GREEN",
                    "leaf",
                    "MONDAY",
                    "2026-02-28",
                    "2026-02-30",
                    "dog",
                    "cat",
                    "xx",
                    "-",
                    "00",
                    "-0",
                    "1x");

    private static final Map<String, List<String>> BY_FORMAT =
            Map.ofEntries(
                    Map.entry(
                            "date", List.of("2026-02-28", "2024-02-29", "2026-02-30", "2026-2-3")),
                    Map.entry(
                            "time",
                            List.of("10:00:00Z", "23:59:59.5+01:30", "10:00Z", "25:00:00Z")),
                    Map.entry(
                            "date-time",
                            List.of(
                                    "2026-02-28T10:00:00Z",
                                    "2026-02-28T10:00:00.123+01:00",
                                    "2026-02-28T25:00:00Z")),
                    Map.entry("uuid", List.of("123e4567-e89b-12d3-a456-426614174000", "1-1-1-1-1")),
                    Map.entry(
                            "uri-reference",
                            List.of("https://example.com/a?b#c", "a/b", "http://[")));

    private static final Map<String, List<String>> BY_PATTERN =
            Map.ofEntries(
                    Map.entry("^(?:[a-c]+)$", List.of("abc", "a", "d")),
                    Map.entry("^(?:[A-Z]+)$", List.of("ABC", "A", "ABCD", "a")),
                    Map.entry("^(?:a|bc)$", List.of("a", "bc", "ac")),
                    Map.entry("^(?:[a-z]*)$", List.of("", "zz", "zzz")),
                    Map.entry("\\S", List.of("a", " ", "")),
                    Map.entry(
                            "^[\\u0000-\\uffff]$",
                            List.of("x", "\u00e9", "\ud83d\ude00", "xy", "")));

    private static final List<String> OTHER_PATTERNS =
            List.of(
                    "10:00:00",
                    "23:59:59.123",
                    "24:00:00",
                    "2026-02-28T10:00:00",
                    "2026-12-31T10:00:00.5",
                    "2026-02-28t10:00:00",
                    "PT1H",
                    "-P2DT3M",
                    "PT1.5S",
                    "P",
                    "P1Y2M3D",
                    "P-1Y",
                    "P2W",
                    "2026-12",
                    "2026-13",
                    "AQI=",
                    "AQ=",
                    "QQ==",
                    "7",
                    "-12",
                    "0",
                    "2026");

    private static final List<String> NUMBERS =
            List.of(
                    "0",
                    "1",
                    "-1",
                    "2",
                    "3",
                    "5",
                    "7",
                    "8",
                    "9",
                    "10",
                    "50",
                    "99",
                    "100",
                    "127",
                    "128",
                    "-129",
                    "32768",
                    "2147483647",
                    "2147483648",
                    "-2147483649",
                    "9223372036854775807",
                    "9223372036854775808",
                    "123456789012345678901234567890",
                    "1.0",
                    "1.5",
                    "2.5",
                    "-0.25",
                    "0.1000000000000000000000001",
                    "1e10",
                    "1E2",
                    "-0.0",
                    "3.5e38",
                    "1e300");

    private final Random random;
    private final JsonObject definitions;

    GeneratedValues(long seed, JsonObject root) {
        random = new Random(seed);
        definitions =
                root.containsKey("$defs")
                        ? root.getJsonObject("$defs")
                        : JsonValue.EMPTY_JSON_OBJECT;
    }

    /** A value that is meant to fit. */
    JsonValue fitting(JsonObject schema) {
        return of(schema, 0);
    }

    private JsonValue of(JsonObject schema, int depth) {
        if (schema.containsKey("const")) {
            return schema.get("const");
        }
        if (schema.containsKey("enum")) {
            return pick(schema.getJsonArray("enum"));
        }
        if (schema.containsKey("$ref")) {
            JsonValue target = of(definition(schema), depth);
            return schema.containsKey("properties") ? tagged(schema, target) : target;
        }
        for (String choice : List.of("anyOf", "oneOf")) {
            if (schema.containsKey(choice)) {
                JsonArray arms = schema.getJsonArray(choice);
                boolean isNullable = choice.equals("anyOf") && depth > MAX_DEPTH;
                return of(
                        (isNullable ? arms.get(arms.size() - 1) : pick(arms)).asJsonObject(),
                        depth);
            }
        }
        return switch (schema.getString("type", "")) {
            case "object" -> object(schema, depth);
            case "array" -> array(schema, depth);
            case "string" -> Fixture.JSON.createValue(text(schema));
            case "integer", "number" -> number(schema);
            case "boolean" -> random.nextBoolean() ? JsonValue.TRUE : JsonValue.FALSE;
            case "null" -> JsonValue.NULL;
            default -> any(depth);
        };
    }

    private JsonObject definition(JsonObject schema) {
        return definitions.getJsonObject(schema.getString("$ref").substring("#/$defs/".length()));
    }

    private JsonValue tagged(JsonObject schema, JsonValue target) {
        JsonObjectBuilder object = Fixture.JSON.createObjectBuilder(target.asJsonObject());
        schema.getJsonObject("properties")
                .forEach((name, tag) -> object.add(name, of(tag.asJsonObject(), 0)));
        return object.build();
    }

    private JsonValue object(JsonObject schema, int depth) {
        JsonObjectBuilder object = Fixture.JSON.createObjectBuilder();
        if (schema.containsKey("properties")) {
            JsonArray required =
                    schema.containsKey("required")
                            ? schema.getJsonArray("required")
                            : JsonValue.EMPTY_JSON_ARRAY;
            schema.getJsonObject("properties")
                    .forEach(
                            (name, member) -> {
                                boolean isNeeded =
                                        required.contains(Fixture.JSON.createValue(name));
                                if (isNeeded || depth < MAX_DEPTH && random.nextInt(3) > 0) {
                                    object.add(name, of(member.asJsonObject(), depth + 1));
                                }
                            });
        } else if (depth < MAX_DEPTH) {
            JsonObject names =
                    schema.containsKey("propertyNames")
                            ? schema.getJsonObject("propertyNames")
                            : JsonValue.EMPTY_JSON_OBJECT;
            for (int i = count(schema, "Properties"); i > 0; i--) {
                object.add(name(names), member(schema.get("additionalProperties"), depth));
            }
        }
        return object.build();
    }

    private JsonValue member(JsonValue schema, int depth) {
        return schema instanceof JsonObject object ? of(object, depth + 1) : any(depth);
    }

    private String name(JsonObject names) {
        JsonObject target = names.containsKey("$ref") ? definition(names) : names;
        return target.containsKey("enum")
                ? ((JsonString) pick(target.getJsonArray("enum"))).getString()
                : text(target);
    }

    private JsonValue array(JsonObject schema, int depth) {
        JsonArrayBuilder array = Fixture.JSON.createArrayBuilder();
        JsonObject items =
                schema.containsKey("items")
                        ? schema.getJsonObject("items")
                        : JsonValue.EMPTY_JSON_OBJECT;
        int count = depth < MAX_DEPTH ? count(schema, "Items") : 0;
        for (int i = 0; i < count; i++) {
            array.add(of(items, depth + 1));
        }
        return array.build();
    }

    private int count(JsonObject schema, String noun) {
        int min = schema.getInt("min" + noun, 0);
        int max = Math.min(schema.getInt("max" + noun, 3), min + 3);
        return random.nextInt(12) == 0 ? max + 1 : min + random.nextInt(max - min + 1);
    }

    private String text(JsonObject schema) {
        if (schema.containsKey("format") && random.nextInt(10) > 0) {
            return pick(
                    BY_FORMAT
                            .get(schema.getString("format"))
                            .subList(0, random.nextInt(5) > 0 ? 1 : 2));
        }
        if (schema.containsKey("pattern") && random.nextInt(10) > 0) {
            return pick(BY_PATTERN.getOrDefault(schema.getString("pattern"), OTHER_PATTERNS));
        }
        return pick(TEXTS);
    }

    private JsonValue number(JsonObject schema) {
        if (random.nextInt(4) > 0) {
            List<BigDecimal> near = new ArrayList<>();
            for (String limit :
                    List.of("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum")) {
                if (schema.get(limit) instanceof JsonNumber number) {
                    int side = limit.endsWith("inimum") ? 1 : -1;
                    near.add(number.bigDecimalValue().add(BigDecimal.valueOf(side)));
                    near.add(number.bigDecimalValue());
                }
            }
            if (!near.isEmpty()) {
                return Fixture.JSON.createValue(pick(near));
            }
        }
        return Fixture.json(pick(NUMBERS));
    }

    private JsonValue any(int depth) {
        return switch (random.nextInt(depth > MAX_DEPTH ? 4 : 6)) {
            case 0 -> JsonValue.NULL;
            case 1 -> JsonValue.TRUE;
            case 2 -> Fixture.json(pick(NUMBERS));
            case 3 -> Fixture.JSON.createValue(pick(TEXTS));
            case 4 -> Fixture.JSON.createArrayBuilder().add(any(depth + 1)).build();
            default -> Fixture.JSON.createObjectBuilder().add(pick(TEXTS), any(depth + 1)).build();
        };
    }

    /** The value with one change somewhere in it. */
    JsonValue spoiled(JsonValue value) {
        boolean isHere = random.nextInt(3) == 0;
        if (!isHere && value instanceof JsonObject object && !object.isEmpty()) {
            String name = pick(new ArrayList<>(object.keySet()));
            JsonObjectBuilder changed = Fixture.JSON.createObjectBuilder(object);
            return random.nextInt(4) == 0
                    ? changed.remove(name).build()
                    : changed.add(name, spoiled(object.get(name))).build();
        }
        if (!isHere && value instanceof JsonArray array && !array.isEmpty()) {
            int index = random.nextInt(array.size());
            JsonArrayBuilder changed = Fixture.JSON.createArrayBuilder(array);
            return random.nextInt(4) == 0
                    ? changed.add(array.get(index)).build()
                    : changed.set(index, spoiled(array.get(index))).build();
        }
        return any(0);
    }

    private <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
