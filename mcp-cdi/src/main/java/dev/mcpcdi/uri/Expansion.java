package dev.mcpcdi.uri;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Writes one expression by the algorithm of RFC 6570, section 3.2.1. */
final class Expansion {

    private final Part.Expression expression;
    private final Operator operator;
    private final Map<String, UriValue> values;

    Expansion(Part.Expression expression, Map<String, UriValue> values) {
        this.expression = expression;
        this.operator = expression.operator();
        this.values = values;
    }

    String text() {
        List<String> written = new ArrayList<>();
        for (Part.Variable variable : expression.variables()) {
            UriValue value = values.get(variable.name());
            if (value != null && !(value.texts().isEmpty())) {
                written.add(write(variable, value));
            }
        }
        return written.isEmpty()
                ? ""
                : operator.first() + String.join(operator.separator(), written);
    }

    private String write(Part.Variable variable, UriValue value) {
        if (value instanceof UriValue.Text one) {
            return named(variable.name(), encode(prefix(variable, one.text())));
        }
        if (variable.prefix() > 0) {
            throw new IllegalArgumentException(
                    "Variable '%s' has the prefix modifier :%d, which is for one text only"
                            .formatted(variable.name(), variable.prefix()));
        }
        if (!variable.explode()) {
            return named(variable.name(), join(",", value.texts()));
        }
        return value instanceof UriValue.Pairs pairs
                ? explode(pairs)
                : explode(variable.name(), value.texts());
    }

    private String explode(String name, List<String> items) {
        StringJoiner joined = new StringJoiner(operator.separator());
        items.forEach(item -> joined.add(named(name, encode(item))));
        return joined.toString();
    }

    private String explode(UriValue.Pairs pairs) {
        StringJoiner joined = new StringJoiner(operator.separator());
        pairs.pairs()
                .forEach(
                        (name, value) ->
                                joined.add(
                                        operator.named()
                                                ? named(encode(name), encode(value))
                                                : encode(name) + "=" + encode(value)));
        return joined.toString();
    }

    private String named(String name, String encoded) {
        if (!operator.named()) {
            return encoded;
        }
        return name + (encoded.isEmpty() ? operator.ifEmpty() : "=" + encoded);
    }

    private String join(String separator, List<String> texts) {
        StringJoiner joined = new StringJoiner(separator);
        texts.forEach(text -> joined.add(encode(text)));
        return joined.toString();
    }

    private String encode(String text) {
        return Percent.encode(text, operator.keepsReserved());
    }

    /** A prefix counts characters of the value, not of its encoded form. */
    private static String prefix(Part.Variable variable, String text) {
        int length = variable.prefix();
        return length == 0 || text.codePointCount(0, text.length()) <= length
                ? text
                : text.substring(0, text.offsetByCodePoints(0, length));
    }
}
