package dev.mcpcdi.server;

import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonString;
import java.util.Optional;

/**
 * {@code resources/subscribe}: a session wants to be told of a resource (2025-11-25, Resources,
 * Subscriptions).
 */
final class SubscribeHandler implements Handler {

    private final Catalogue catalogue;
    private final Results results;

    SubscribeHandler(Catalogue catalogue, Results results) {
        this.catalogue = catalogue;
        this.results = results;
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        Optional<Session> session = answer.session();
        if (session.isEmpty()) {
            // Nobody could be told, and nothing else was declared.
            answer.methodNotFound(request.method());
        } else if (!(request.params().get("uri") instanceof JsonString uri)) {
            answer.refuseParams("uri must be a string");
        } else if (catalogue.seenBy(answer.exchange()).find(uri.getString()).isEmpty()) {
            new CallAnswer(results, revision, CallRound.ALONE, answer)
                    .take(Outcome.Unread.unknown(uri.getString()));
        } else if (session.get().subscribe(uri.getString())) {
            answer.result(results.empty(revision));
        } else {
            answer.error(
                    new RpcError(
                            RpcError.INTERNAL_ERROR,
                            "A session has at most %d subscriptions"
                                    .formatted(Session.MAX_SUBSCRIPTIONS)));
        }
    }
}
