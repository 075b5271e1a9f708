package dev.mcpcdi.server;

import dev.mcpcdi.invoke.CancelSignal;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * {@code subscriptions/listen}: the answer is a stream of changes, and stays open (2026-07-28,
 * Subscriptions).
 */
final class ListenHandler implements Handler {

    private final WantedReader wanted;
    private final Audience audience;
    private final RunningCalls running;
    private final Notifications words;
    private final Results results;

    ListenHandler(
            WantedReader wanted,
            Audience audience,
            RunningCalls running,
            Notifications words,
            Results results) {
        this.wanted = wanted;
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
        Optional<String> fault = WantedReader.fault(filter);
        if (fault.isPresent()) {
            answer.refuseParams(fault.get());
        } else if (!answer.exchange().acceptsStream()) {
            answer.notAcceptable(new RpcError(RpcError.INVALID_REQUEST, Listening.NOT_ACCEPTABLE));
        } else {
            listen(request.id(), filter, answer);
        }
    }

    private void listen(JsonValue id, JsonObject filter, Answer answer) {
        CancelSignal signal = new CancelSignal();
        signal.onRequest(answer::cancelled);
        running.begin(answer.exchange().session(), id, signal, answer);
        answer.exchange().whenGone(() -> signal.request(Optional.empty()));
        Subscription subscription =
                new Subscription(
                        id,
                        wanted.read(filter, answer.exchange()),
                        answer,
                        words,
                        results.subscriptionEnd(id));
        if (!subscription.begin(audience)) {
            answer.error(new RpcError(RpcError.INTERNAL_ERROR, "Subscription limit reached"));
        }
        answer.exchange()
                .session()
                .map(session -> session.whenEnded(subscription::end))
                .ifPresent(answer::whenGiven);
    }
}
