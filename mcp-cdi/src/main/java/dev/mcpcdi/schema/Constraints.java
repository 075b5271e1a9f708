package dev.mcpcdi.schema;

import java.util.ArrayList;
import java.util.HashMap;
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

    /** These and others at the same place. */
    Constraints and(Constraints others) {
        List<Constraint> all = new ArrayList<>(own);
        others.own.stream().filter(one -> !own.contains(one)).forEach(all::add);
        Map<Integer, Constraints> inner = new HashMap<>(arguments);
        others.arguments.forEach((index, each) -> inner.merge(index, each, Constraints::and));
        return new Constraints(List.copyOf(all), notNull || others.notNull, Map.copyOf(inner));
    }
}
