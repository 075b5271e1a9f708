package dev.mcpcdi.schema;

import java.util.List;
import java.util.Map;

/**
 * The constraints at one place of a type.
 *
 * @param own those of the value itself
 * @param notNull whether null is forbidden
 * @param arguments those of its type arguments, by index
 */
record Constraints(List<Constraint> own, boolean notNull, Map<Integer, Constraints> arguments) {

    static final Constraints NONE = new Constraints(List.of(), false, Map.of());

    Constraints argument(int index) {
        return arguments.getOrDefault(index, NONE);
    }
}
