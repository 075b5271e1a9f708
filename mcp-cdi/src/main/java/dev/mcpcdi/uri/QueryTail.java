package dev.mcpcdi.uri;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The query at the end of a template, read as servers read queries: in any order, with parts that
 * nobody asked for, each variable optional, the first of two counting.
 *
 * @param names the names of the variables, compared as they are written
 */
record QueryTail(List<String> names) {

    /** The values of the variables that are there; nothing if a percent-encoding is broken. */
    Optional<Map<String, UriValue>> match(String query) {
        Map<String, String> parts = parts(query);
        Map<String, UriValue> values = new LinkedHashMap<>();
        for (String name : names) {
            if (parts.containsKey(name)) {
                Optional<String> value = Percent.decode(parts.get(name));
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                values.put(name, new UriValue.Text(value.get()));
            }
        }
        return Optional.of(values);
    }

    private static Map<String, String> parts(String query) {
        Map<String, String> parts = new HashMap<>();
        for (String part : query.split("&")) {
            int equals = part.indexOf('=');
            parts.putIfAbsent(
                    equals < 0 ? part : part.substring(0, equals),
                    equals < 0 ? "" : part.substring(equals + 1));
        }
        return parts;
    }
}
