package dev.mcpcdi.server;

import java.util.Collection;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What clients can call of one kind, sorted by the text that they know it by, so that lists are the
 * same each time. Immutable.
 */
final class Entries<T> {

    private final NavigableMap<String, Entry<T>> all;

    private Entries(NavigableMap<String, Entry<T>> all) {
        this.all = Collections.unmodifiableNavigableMap(all);
    }

    /** Each key once. */
    static <T> Entries<T> of(Collection<? extends T> all, Function<T, String> key) {
        NavigableMap<String, Entry<T>> sorted = new TreeMap<>();
        all.forEach(one -> sorted.put(key.apply(one), new Entry<>(one)));
        return new Entries<>(sorted);
    }

    Optional<T> find(String key) {
        return Optional.ofNullable(all.get(key)).map(Entry::value);
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    Stream<T> values() {
        return all.values().stream().map(Entry::value);
    }

    /** All, by key. */
    NavigableMap<String, Entry<T>> all() {
        return all;
    }

    /** Those behind a key, which need not be there any more. */
    NavigableMap<String, Entry<T>> after(String key) {
        return all.tailMap(key, false);
    }

    /**
     * The same and some more.
     *
     * @throws TakenException if one is there already
     */
    Entries<T> with(Entries<T> others) {
        if (others.isEmpty()) {
            return this;
        }
        NavigableMap<String, Entry<T>> more = new TreeMap<>(all);
        others.all.forEach(
                (key, entry) -> {
                    if (more.putIfAbsent(key, entry) != null) {
                        throw TakenException.name();
                    }
                });
        return new Entries<>(more);
    }

    /** The same without some: those themselves, and not what has their keys now. */
    Entries<T> without(Entries<T> others) {
        if (others.isEmpty()) {
            return this;
        }
        NavigableMap<String, Entry<T>> fewer = new TreeMap<>(all);
        others.all.forEach(fewer::remove);
        return new Entries<>(fewer);
    }
}
