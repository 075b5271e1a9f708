package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A place in a JSON value, by the steps that lead there (RFC 6901). */
record Pointer(List<String> steps) {

    static final Pointer ROOT = new Pointer(List.of());

    static Pointer parse(String text) {
        if (text.isEmpty()) {
            return ROOT;
        }
        List<String> steps = new ArrayList<>();
        for (String step : text.substring(1).split("/", -1)) {
            steps.add(step.replace("~1", "/").replace("~0", "~"));
        }
        return new Pointer(steps);
    }

    Pointer then(String step) {
        List<String> longer = new ArrayList<>(steps);
        longer.add(step);
        return new Pointer(longer);
    }

    int length() {
        return steps.size();
    }

    boolean startsWith(Pointer other) {
        return length() >= other.length() && steps.subList(0, other.length()).equals(other.steps);
    }

    /** The rest of the way from a place that this one is in. */
    Pointer from(Pointer outer) {
        return new Pointer(steps.subList(outer.length(), length()));
    }

    /** The value there, if there is one. */
    Optional<JsonValue> in(JsonValue root) {
        JsonValue value = root;
        for (String step : steps) {
            value = value == null ? null : member(value, step);
        }
        return Optional.ofNullable(value);
    }

    private static JsonValue member(JsonValue value, String step) {
        if (value instanceof JsonArray array && step.matches("\\d{1,9}")) {
            int index = Integer.parseInt(step);
            return index < array.size() ? array.get(index) : null;
        }
        return value instanceof JsonObject object ? object.get(step) : null;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (String step : steps) {
            text.append('/').append(step.replace("~", "~0").replace("/", "~1"));
        }
        return text.toString();
    }
}
