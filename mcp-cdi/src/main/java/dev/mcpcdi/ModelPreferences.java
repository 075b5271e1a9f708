package dev.mcpcdi;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What matters in the choice of a model, from 0 for nothing to 1 for most. A client may choose
 * otherwise.
 *
 * @param hints names of models or parts of them, the most wanted first
 * @param costPriority how much a low price matters
 * @param speedPriority how much a short time matters
 * @param intelligencePriority how much a good answer matters
 */
public record ModelPreferences(
        List<String> hints,
        OptionalDouble costPriority,
        OptionalDouble speedPriority,
        OptionalDouble intelligencePriority) {

    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if a priority is not from 0 to 1
     */
    public ModelPreferences {
        hints = List.copyOf(hints);
        check(costPriority);
        check(speedPriority);
        check(intelligencePriority);
    }

    /**
     * Only names.
     *
     * @param hints names of models or parts of them, the most wanted first
     * @return the preferences
     */
    public static ModelPreferences hints(String... hints) {
        OptionalDouble unsaid = OptionalDouble.empty();
        return new ModelPreferences(List.of(hints), unsaid, unsaid, unsaid);
    }

    private static void check(OptionalDouble priority) {
        double value = priority.orElse(0);
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException("A priority is from 0 to 1, not " + value + ".");
        }
    }
}
