package dev.mcpcdi.server;

import dev.mcpcdi.ToolException;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.Message.Failure;
import dev.mcpcdi.jsonrpc.Message.Response;
import dev.mcpcdi.jsonrpc.Message.Success;
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
    private final Map<Long, CompletableFuture<JsonObject>> open = new ConcurrentHashMap<>();

    /**
     * A request that was made and not yet sent.
     *
     * @param id its id, which no other request of the session has
     * @param answer the result of the client, or why there is none; whoever completes it ends the
     *     request
     */
    record Pending(long id, CompletableFuture<JsonObject> answer) {}

    Pending make() {
        long id = count.incrementAndGet();
        CompletableFuture<JsonObject> answer = new CompletableFuture<>();
        open.put(id, answer);
        answer.whenComplete((result, failure) -> open.remove(id));
        return new Pending(id, answer);
    }

    /** Takes an answer; one that nobody waits for (any more) is ignored. */
    void answered(Response response) {
        if (response instanceof Success success) {
            find(success.id()).ifPresent(answer -> answer.complete(success.result()));
        } else if (response instanceof Failure failure) {
            failure.id()
                    .flatMap(this::find)
                    .ifPresent(
                            answer ->
                                    answer.completeExceptionally(
                                            new ToolException(
                                                    "the client answered with the error "
                                                            + failure.error().code()
                                                            + ": "
                                                            + failure.error().message())));
        }
    }

    /** Some clients repeat a number as a text. */
    private Optional<CompletableFuture<JsonObject>> find(JsonValue id) {
        try {
            return Optional.ofNullable(open.get(Long.valueOf(Message.text(id))));
        } catch (NumberFormatException notOurs) {
            return Optional.empty();
        }
    }

    /** Ends all: nobody can answer any more. */
    void end() {
        open.values()
                .forEach(
                        answer ->
                                answer.completeExceptionally(
                                        new ToolException("the session has ended")));
    }

    /** How many wait for an answer. */
    int size() {
        return open.size();
    }
}
