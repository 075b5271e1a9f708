package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonString;
import java.util.Optional;

/** {@code resources/unsubscribe}: a session has heard enough; more than once does no harm. */
final class UnsubscribeHandler implements Handler {

    private final Results results;

    UnsubscribeHandler(Results results) {
        this.results = results;
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        Optional<Session> session = answer.session();
        if (session.isEmpty()) {
            answer.methodNotFound(request.method());
        } else if (request.params().get("uri") instanceof JsonString uri) {
            session.get().unsubscribe(uri.getString());
            answer.result(results.empty(revision));
        } else {
            answer.refuseParams("uri must be a string");
        }
    }
}
