package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Rounds.Subject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/** {@code resources/read}: runs the method of a resource or template. */
final class ReadResourceHandler implements Handler, Targets {

    private final Catalogue catalogue;
    private final CallRunner runner;

    ReadResourceHandler(Catalogue catalogue, CallRunner runner) {
        this.catalogue = catalogue;
        this.runner = runner;
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        if (request.params().get("uri") instanceof JsonString uri) {
            runner.run(
                    new Subject(request, uri.getString(), JsonValue.EMPTY_JSON_OBJECT, revision),
                    this,
                    answer);
        } else {
            answer.refuseParams("uri must be a string");
        }
    }

    @Override
    public Optional<? extends ClientCall> find(String uri, Exchange caller) {
        return catalogue.seenBy(caller).find(uri);
    }

    @Override
    public Outcome unknown(Subject subject) {
        return Outcome.Unread.unknown(subject.target());
    }
}
