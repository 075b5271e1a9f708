package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiFunction;

/** One thing that clients can call, and how lists show it, made once a revision. */
final class Entry<T> {

    private final T value;
    private final AtomicReferenceArray<JsonObject> words =
            new AtomicReferenceArray<>(Revision.values().length);

    Entry(T value) {
        this.value = value;
    }

    T value() {
        return value;
    }

    /** Two threads may both make it, which are the same then. */
    JsonObject words(Revision revision, BiFunction<T, Revision, JsonObject> maker) {
        JsonObject made = words.get(revision.ordinal());
        if (made == null) {
            made = maker.apply(value, revision);
            words.set(revision.ordinal(), made);
        }
        return made;
    }
}
