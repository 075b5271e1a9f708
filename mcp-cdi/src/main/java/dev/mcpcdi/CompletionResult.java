package dev.mcpcdi;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * What a {@link CompletePrompt} method returns when there are more values than it gives.
 *
 * @param values the values in the order of their relevance; clients get at most 100
 * @param total how many there are, empty if it is not known
 * @param hasMore whether there are more than these
 */
public record CompletionResult(List<String> values, OptionalInt total, boolean hasMore) {

    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if the total is less than the number of values
     */
    public CompletionResult {
        values = List.copyOf(values);
        Objects.requireNonNull(total, "total");
        if (total.isPresent() && total.getAsInt() < values.size()) {
            throw new IllegalArgumentException(
                    "There are %d values, but the total is %d."
                            .formatted(values.size(), total.getAsInt()));
        }
    }
}
