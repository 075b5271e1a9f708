package dev.mcpcdi.invoke;

import dev.mcpcdi.CompletionResult;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;

/** Turns what a completion returned into values, no more than a client takes. */
record CompletionEncoder() implements Encoder {

    /** 2025-11-25, Completion, Completion Results. */
    private static final int MOST = 100;

    @Override
    public Outcome.OfCompletion encode(Object value) {
        if (value instanceof CompletionResult result) {
            return cut(result.values(), result.total(), result.hasMore());
        }
        List<String> texts = texts(value);
        return cut(texts, OptionalInt.of(texts.size()), false);
    }

    static Outcome.OfCompletion cut(List<String> values, OptionalInt total, boolean hasMore) {
        return new Outcome.OfCompletion(
                values.stream().limit(MOST).toList(), total, hasMore || values.size() > MOST);
    }

    private static List<String> texts(Object value) {
        if (value instanceof Collection<?> elements) {
            return elements.stream().map(String::valueOf).toList();
        }
        return value instanceof Object[] elements ? texts(Arrays.asList(elements)) : text(value);
    }

    private static List<String> text(Object value) {
        return value == null ? List.of() : List.of(value.toString());
    }
}
