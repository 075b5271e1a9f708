package dev.mcpcdi.schema;

import dev.mcpcdi.schema.Constraint.Side;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;

/** The keywords that constraints add to a schema; of two on one keyword the stricter stands. */
final class Keywords {

    private final Json json;
    private final JsonObject schema;
    private final Map<String, JsonValue> added = new LinkedHashMap<>();
    private final List<String> patterns = new ArrayList<>();

    Keywords(Json json, JsonObject schema) {
        this.json = json;
        this.schema = schema;
    }

    void bound(Side side, BigDecimal limit) {
        JsonValue known = added.getOrDefault(side.keyword, schema.get(side.keyword));
        boolean stricter =
                !(known instanceof JsonNumber other)
                        || limit.compareTo(other.bigDecimalValue()) > 0 == side.isLower();
        if (stricter) {
            added.put(side.keyword, number(limit));
        }
    }

    void size(int min, int max) {
        String noun =
                switch (schema.getString("type", "")) {
                    case "string" -> "Length";
                    case "array" -> "Items";
                    default -> "Properties";
                };
        if (min > 0) {
            keep("min" + noun, json.number(min), (a, b) -> greater(a, b) ? a : b);
        }
        if (max < Integer.MAX_VALUE) {
            keep("max" + noun, json.number(max), (a, b) -> greater(a, b) ? b : a);
        }
    }

    private void keep(String keyword, JsonValue limit, BinaryOperator<JsonValue> stricter) {
        JsonValue known = added.getOrDefault(keyword, schema.get(keyword));
        added.put(keyword, known == null ? limit : stricter.apply(known, limit));
    }

    void multipleOf(int number) {
        added.put("multipleOf", json.number(number));
    }

    void constant(JsonValue value) {
        added.put("const", value);
    }

    void format(String name) {
        added.put("format", json.string(name));
    }

    void pattern(String pattern) {
        patterns.add(pattern);
    }

    JsonObject build() {
        JsonObjectBuilder all = json.object(schema);
        added.forEach(all::add);
        weaker(Side.AT_LEAST, Side.ABOVE).ifPresent(all::remove);
        weaker(Side.AT_MOST, Side.BELOW).ifPresent(all::remove);
        if (patterns.size() == 1 && !schema.containsKey("pattern")) {
            all.add("pattern", patterns.get(0));
        } else if (!patterns.isEmpty()) {
            JsonArrayBuilder each = json.array();
            patterns.forEach(pattern -> each.add(json.object().add("pattern", pattern)));
            all.add("allOf", each);
        }
        return all.build();
    }

    /** Of two limits on one side the one that says nothing more. */
    private Optional<String> weaker(Side with, Side without) {
        Optional<BigDecimal> inclusive = limit(with);
        Optional<BigDecimal> exclusive = limit(without);
        if (inclusive.isEmpty() || exclusive.isEmpty()) {
            return Optional.empty();
        }
        int order = inclusive.get().compareTo(exclusive.get());
        boolean isInclusiveStricter = with.isLower() ? order > 0 : order < 0;
        return Optional.of(isInclusiveStricter ? without.keyword : with.keyword);
    }

    private Optional<BigDecimal> limit(Side side) {
        return added.getOrDefault(side.keyword, schema.get(side.keyword))
                        instanceof JsonNumber limit
                ? Optional.of(limit.bigDecimalValue())
                : Optional.empty();
    }

    /** Whole numbers are listed as such, whatever the annotation wrote. */
    private JsonNumber number(BigDecimal limit) {
        return Normaliser.isWhole(limit) && !Normaliser.isHuge(limit)
                ? json.number(limit.toBigInteger())
                : json.number(limit);
    }

    private static boolean greater(JsonValue left, JsonValue right) {
        return ((JsonNumber) left).intValue() > ((JsonNumber) right).intValue();
    }
}
