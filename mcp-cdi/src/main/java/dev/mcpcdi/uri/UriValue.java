package dev.mcpcdi.uri;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The value of a variable of a URI template, never percent-encoded and never null. */
public sealed interface UriValue {

    /**
     * All texts of this value, in order.
     *
     * @return one for a text, the items of a list, names and values of pairs in turn
     */
    List<String> texts();

    /**
     * One text.
     *
     * @param text the text; may be empty
     */
    record Text(String text) implements UriValue {

        @Override
        public List<String> texts() {
            return List.of(text);
        }
    }

    /**
     * A list of texts. An empty list counts as no value when a template is expanded (RFC 6570,
     * section 2.3).
     *
     * @param items the texts, copied
     */
    record Items(List<String> items) implements UriValue {

        /** Copies the list. */
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public List<String> texts() {
            return items;
        }
    }

    /**
     * Names with values. Only expanded, never the result of a match; no pairs count as no value.
     *
     * @param pairs the pairs, copied in their order
     */
    record Pairs(Map<String, String> pairs) implements UriValue {

        /** Copies the map. */
        public Pairs {
            pairs = Collections.unmodifiableMap(new LinkedHashMap<>(pairs));
        }

        @Override
        public List<String> texts() {
            List<String> texts = new ArrayList<>();
            pairs.forEach(
                    (name, value) -> {
                        texts.add(name);
                        texts.add(value);
                    });
            return List.copyOf(texts);
        }
    }
}
