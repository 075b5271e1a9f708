package dev.mcpcdi.server;

import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Rounds.Subject;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/** {@code tools/call}: runs a tool. */
final class CallToolHandler implements Handler, Targets {

    /** As long as the name of a tool can be (2025-11-25, Tools, Tool Names). */
    static final int MAX_NAME = 128;

    private final Catalogue catalogue;
    private final CallRunner runner;

    CallToolHandler(Catalogue catalogue, CallRunner runner) {
        this.catalogue = catalogue;
        this.runner = runner;
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        JsonValue given = request.params().getOrDefault("arguments", JsonValue.EMPTY_JSON_OBJECT);
        if (!(request.params().get("name") instanceof JsonString name)) {
            answer.refuseParams("name must be a string");
        } else if (name.getString().length() > MAX_NAME) {
            answer.refuseParams("name must have at most " + MAX_NAME + " characters");
        } else if (!(given instanceof JsonObject arguments)) {
            answer.refuseParams("arguments must be an object");
        } else {
            call(new Subject(request, name.getString(), arguments, revision), answer);
        }
    }

    private void call(Subject subject, Answer answer) {
        mismatch(subject, answer.exchange())
                .ifPresentOrElse(answer::reject, () -> runner.run(subject, this, answer));
    }

    /** Up to 2025-11-25 these headers mean nothing, and a pipe has none. */
    private Optional<RpcError> mismatch(Subject subject, Exchange exchange) {
        if (subject.revision().era() == Era.SESSION) {
            return Optional.empty();
        }
        return catalogue
                .seenBy(exchange)
                .headers(subject.target())
                .flatMap(
                        named ->
                                exchange.headers()
                                        .flatMap(sent -> named.check(sent, subject.arguments())));
    }

    @Override
    public Optional<ToolCall> find(String name, Exchange caller) {
        return catalogue.seenBy(caller).tool(name);
    }

    /** Differs from the specification on purpose: a model can read this and try again. */
    @Override
    public Outcome unknown(Subject subject) {
        return Outcome.OfTool.error("Unknown tool: " + subject.target());
    }
}
