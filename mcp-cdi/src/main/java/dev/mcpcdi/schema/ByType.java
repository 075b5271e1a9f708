package dev.mcpcdi.schema;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What there is for some Java types.
 *
 * @param all by the types
 */
record ByType<V>(Map<Class<?>, V> all) {

    ByType {
        all = Map.copyOf(all);
    }

    /** For exactly this type. */
    Optional<V> exact(Class<?> type) {
        return Optional.ofNullable(all.get(type));
    }

    /** For this type, or the nearest that it is one of: a class before any interface. */
    Optional<V> nearest(Class<?> type) {
        for (Class<?> above = type; above != null; above = above.getSuperclass()) {
            if (all.containsKey(above)) {
                return exact(above);
            }
        }
        return interfaces(type).stream().findFirst().map(all::get);
    }

    /** Those below others first, so that no other is nearer; the rest by name. */
    private List<Class<?>> interfaces(Class<?> type) {
        Map<Class<?>, Long> above = new HashMap<>();
        for (Class<?> one : all.keySet()) {
            if (one.isInterface() && one.isAssignableFrom(type)) {
                long number =
                        all.keySet().stream().filter(each -> each.isAssignableFrom(one)).count();
                above.put(one, -number);
            }
        }
        return above.keySet().stream()
                .sorted(
                        Comparator.<Class<?>, Long>comparing(above::get)
                                .thenComparing(Class::getName))
                .toList();
    }
}
