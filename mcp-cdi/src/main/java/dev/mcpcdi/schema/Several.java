package dev.mcpcdi.schema;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * How a Java type holds several values.
 *
 * @param isSet whether each value may be there once
 * @param isSorted whether the values must have an order
 * @param maker makes the holder of a list that is its own to keep
 */
record Several(boolean isSet, boolean isSorted, Maker maker) {

    /** Makes a holder of its values. */
    interface Maker {
        Object make(List<Object> values);
    }

    private static final Several LIST = new Several(false, false, values -> values);
    private static final Several SET = new Several(true, false, LinkedHashSet::new);

    /** How a type is made that is read: by the first class of the platform that is one. */
    static Optional<Several> read(Class<?> raw) {
        if (raw == Stream.class) {
            return Optional.of(new Several(false, false, List::stream));
        }
        if (!Iterable.class.isAssignableFrom(raw)) {
            return Optional.empty();
        }
        if (raw.isAssignableFrom(ArrayList.class)) {
            return Optional.of(LIST);
        }
        if (raw.isAssignableFrom(LinkedHashSet.class)) {
            return Optional.of(SET);
        }
        if (raw.isAssignableFrom(TreeSet.class)) {
            return Optional.of(new Several(true, true, TreeSet::new));
        }
        return raw.isAssignableFrom(LinkedList.class)
                ? Optional.of(new Several(false, false, LinkedList::new))
                : Optional.empty();
    }

    /** What is written may be of any class of the kind. */
    static Optional<Several> written(Class<?> raw) {
        if (Set.class.isAssignableFrom(raw)) {
            return Optional.of(SET);
        }
        return Iterable.class.isAssignableFrom(raw) || Stream.class.isAssignableFrom(raw)
                ? Optional.of(LIST)
                : Optional.empty();
    }

    static Several array(Class<?> component) {
        return new Several(
                false,
                false,
                values -> {
                    Object made = Array.newInstance(component, values.size());
                    for (int i = 0; i < values.size(); i++) {
                        Array.set(made, i, values.get(i));
                    }
                    return made;
                });
    }
}
