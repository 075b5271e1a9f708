package dev.mcpcdi.uri;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Short words for values. */
final class Values {

    private Values() {}

    static UriValue.Text text(String text) {
        return new UriValue.Text(text);
    }

    static UriValue.Items items(String... items) {
        return new UriValue.Items(List.of(items));
    }

    static Map<String, UriValue> match(String template, String uri) {
        return UriTemplate.parse(template).matcher().match(uri).orElseThrow();
    }

    static boolean matches(String template, String uri) {
        return UriTemplate.parse(template).matcher().match(uri).isPresent();
    }

    /** As {@code {a=x, b=[y, z]}}, sorted by name. */
    static String shown(Map<String, UriValue> values) {
        Map<String, Object> shown = new TreeMap<>();
        values.forEach(
                (name, value) ->
                        shown.put(
                                name,
                                value instanceof UriValue.Text text
                                        ? text.text()
                                        : quoted(value.texts())));
        return shown.toString();
    }

    private static List<String> quoted(Collection<String> texts) {
        return texts.stream().map(text -> "'" + text + "'").toList();
    }
}
