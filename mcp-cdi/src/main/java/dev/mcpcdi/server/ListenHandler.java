package dev.mcpcdi.server;

import dev.mcpcdi.invoke.CancelSignal;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.protocol.ListKind;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * {@code subscriptions/listen}: the answer is a stream of changes, and stays open (2026-07-28,
 * Subscriptions).
 */
final class ListenHandler implements Handler {

    private static final List<String> FLAGS =
            List.of("toolsListChanged", "promptsListChanged", "resourcesListChanged");

    private static final String URIS = "resourceSubscriptions";

    private final Capabilities capabilities;
    private final Audience audience;
    private final RunningCalls running;
    private final Notifications words;
    private final Results results;

    ListenHandler(
            Capabilities capabilities,
            Audience audience,
            RunningCalls running,
            Notifications words,
            Results results) {
        this.capabilities = capabilities;
        this.audience = audience;
        this.running = running;
        this.words = words;
        this.results = results;
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        if (!(request.params().get("notifications") instanceof JsonObject filter)) {
            answer.refuseParams("notifications must be an object");
            return;
        }
        Optional<String> fault = fault(filter);
        if (fault.isPresent()) {
            answer.refuseParams(fault.get());
        } else if (!answer.exchange().acceptsStream()) {
            answer.notAcceptable(new RpcError(RpcError.INVALID_REQUEST, Listening.NOT_ACCEPTABLE));
        } else {
            listen(request.id(), filter, answer);
        }
    }

    private static Optional<String> fault(JsonObject filter) {
        for (String flag : FLAGS) {
            JsonValue value = filter.getOrDefault(flag, JsonValue.FALSE);
            if (value != JsonValue.TRUE && value != JsonValue.FALSE) {
                return Optional.of("notifications." + flag + " must be a boolean");
            }
        }
        return filter.getOrDefault(URIS, JsonValue.EMPTY_JSON_ARRAY) instanceof JsonArray uris
                        && uris.stream().allMatch(JsonString.class::isInstance)
                ? Optional.empty()
                : Optional.of("notifications." + URIS + " must be an array of strings");
    }

    /** What was asked for and is there. */
    private Set<ListKind> lists(JsonObject filter) {
        return Arrays.stream(ListKind.values())
                .filter(list -> list.isIn(capabilities))
                .filter(list -> filter.get(list.flag()) == JsonValue.TRUE)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(ListKind.class)));
    }

    private void listen(JsonValue id, JsonObject filter, Answer answer) {
        CancelSignal signal = new CancelSignal();
        signal.onRequest(answer::cancelled);
        running.begin(answer.exchange().session(), id, signal, answer);
        answer.exchange().whenGone(() -> signal.request(Optional.empty()));
        Subscription subscription =
                new Subscription(id, lists(filter), answer, words, results.subscriptionEnd(id));
        if (!subscription.begin(audience)) {
            answer.error(new RpcError(RpcError.INTERNAL_ERROR, "Subscription limit reached"));
        }
        answer.exchange()
                .session()
                .map(session -> session.whenEnded(subscription::end))
                .ifPresent(answer::whenGiven);
    }
}
