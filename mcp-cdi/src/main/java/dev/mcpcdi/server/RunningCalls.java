package dev.mcpcdi.server;

import dev.mcpcdi.invoke.CancelSignal;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.RpcError;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The calls in progress. A session cancels its own by their ids, and nobody else's. Safe for any
 * thread.
 */
final class RunningCalls {

    private static final String STOPS = "The server stops";

    private final Map<Answer, CancelSignal> running = new ConcurrentHashMap<>();
    private final Map<Key, CancelSignal> named = new ConcurrentHashMap<>();
    private volatile boolean hasEnded;

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

    /** Lets a call be cancelled until it is answered; by its session, if it has one. */
    void begin(Optional<Session> session, JsonValue id, CancelSignal signal, Answer answer) {
        running.put(answer, signal);
        answer.whenGiven(() -> running.remove(answer));
        session.map(of -> new Key(of, Message.text(id)))
                .ifPresent(
                        key -> {
                            named.put(key, signal);
                            answer.whenGiven(() -> named.remove(key, signal));
                        });
        if (hasEnded) {
            end(answer, signal);
        }
    }

    /** Answers and cancels all calls, also those that begin later. */
    void end() {
        hasEnded = true;
        running.forEach(RunningCalls::end);
    }

    private static void end(Answer answer, CancelSignal signal) {
        answer.error(new RpcError(RpcError.INTERNAL_ERROR, STOPS));
        signal.request(Optional.of(STOPS));
    }

    /** Cancels what a notification names; one that names nothing is not worth an answer. */
    void cancel(Session session, JsonObject params) {
        JsonValue id = params.get("requestId");
        if (id instanceof JsonString || id instanceof JsonNumber) {
            CancelSignal signal = named.get(new Key(session, Message.text(id)));
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
}
