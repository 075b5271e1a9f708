package dev.mcpcdi.server;

import dev.mcpcdi.invoke.CancelSignal;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The calls in progress whose clients can name them: a session cancels its own by their ids, and
 * nobody else's. Safe for any thread.
 */
final class RunningCalls {

    private final Map<Key, CancelSignal> running = new ConcurrentHashMap<>();

    /**
     * A session is known by being the same object. The ids 7 and "7" are one, as clients mix them.
     */
    private record Key(Session session, String id) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.session == session && key.id.equals(id);
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(session) * 31 + id.hashCode();
        }
    }

    /** Lets the session cancel a call until it is answered. */
    void begin(Session session, JsonValue id, CancelSignal signal, Answer answer) {
        Key key = new Key(session, text(id));
        running.put(key, signal);
        answer.whenGiven(() -> running.remove(key, signal));
    }

    /** Cancels what a notification names; one that names nothing is not worth an answer. */
    void cancel(Session session, JsonObject params) {
        JsonValue id = params.get("requestId");
        if (id instanceof JsonString || id instanceof JsonNumber) {
            CancelSignal signal = running.get(new Key(session, text(id)));
            if (signal != null) {
                signal.request(reason(params));
            }
        }
    }

    private static Optional<String> reason(JsonObject params) {
        return params.get("reason") instanceof JsonString text
                ? Optional.of(text.getString())
                : Optional.empty();
    }

    private static String text(JsonValue id) {
        return id instanceof JsonString string ? string.getString() : id.toString();
    }
}
