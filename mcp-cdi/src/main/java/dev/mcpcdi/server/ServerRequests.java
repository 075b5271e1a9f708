package dev.mcpcdi.server;

import dev.mcpcdi.ToolException;
import dev.mcpcdi.invoke.Asker;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.Message.Failure;
import dev.mcpcdi.jsonrpc.Message.Response;
import dev.mcpcdi.jsonrpc.Message.Success;
import dev.mcpcdi.jsonrpc.RpcError;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The requests of the server in one session, up to 2025-11-25. Each has an id of its own, so that
 * every answer reaches the call that waits for it. Safe for any thread.
 */
final class ServerRequests {

    private final AtomicLong count = new AtomicLong();
    private final Map<Long, Pending> open = new ConcurrentHashMap<>();
    private volatile boolean hasEnded;

    /**
     * A request that was made and not yet sent.
     *
     * @param id its id, which no other request of the session has
     * @param asker who asks
     * @param answer the result of the client, or why there is none; whoever completes it ends the
     *     request
     */
    record Pending(long id, Asker asker, CompletableFuture<JsonObject> answer) {

        /**
         * Ends it without an answer.
         *
         * @param reason the end of a sentence
         * @return whether it had not ended before
         */
        boolean fail(String reason) {
            return answer.completeExceptionally(new ToolException(asker.subject() + " " + reason));
        }
    }

    Pending make(Asker asker) {
        Pending pending = new Pending(count.incrementAndGet(), asker, new CompletableFuture<>());
        open.put(pending.id(), pending);
        pending.answer().whenComplete((result, failure) -> open.remove(pending.id()));
        if (hasEnded) {
            end(pending);
        }
        return pending;
    }

    /** Takes an answer; one that nobody waits for (any more) is ignored. */
    void answered(Response response) {
        if (response instanceof Success success) {
            find(success.id()).ifPresent(pending -> pending.answer().complete(success.result()));
        } else if (response instanceof Failure failure) {
            RpcError error = failure.error();
            failure.id()
                    .flatMap(this::find)
                    .ifPresent(
                            pending ->
                                    pending.fail(
                                            "received the error %d from the client: %s"
                                                    .formatted(error.code(), error.message())));
        }
    }

    /** Some clients repeat a number as a text. */
    private Optional<Pending> find(JsonValue id) {
        try {
            return Optional.ofNullable(open.get(Long.valueOf(Message.text(id))));
        } catch (NumberFormatException notOurs) {
            return Optional.empty();
        }
    }

    /** Ends all, also those that are made later: nobody can answer any more. */
    void end() {
        hasEnded = true;
        open.values().forEach(ServerRequests::end);
    }

    private static void end(Pending pending) {
        pending.fail("got no answer: the session has ended");
    }

    /** How many wait for an answer. */
    int size() {
        return open.size();
    }
}
