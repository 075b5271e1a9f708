package dev.mcpcdi.server;

import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Completions.Reference;
import dev.mcpcdi.server.Rounds.Subject;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** {@code completion/complete}: suggests values of one argument. */
final class CompleteHandler implements Handler {

    private static final Outcome NOTHING =
            new Outcome.OfCompletion(List.of(), OptionalInt.of(0), false);

    private final Completions completions;
    private final CallRunner runner;
    private final Results results;
    private final JsonBuilderFactory json;

    CompleteHandler(Completions completions, CallRunner runner, Results results) {
        this.completions = completions;
        this.runner = runner;
        this.results = results;
        this.json = results.json();
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        JsonObject params = request.params();
        Optional<Reference> reference = Reference.of(params.get("ref"));
        if (reference.isEmpty()) {
            answer.refuseParams(
                    "ref must be a ref/prompt with a name or a ref/resource with a uri");
        } else if (!isArgument(params.get("argument"))) {
            answer.refuseParams("argument must be an object with a name and a value");
        } else if (!isContext(params.getOrDefault("context", JsonValue.EMPTY_JSON_OBJECT))) {
            answer.refuseParams("context.arguments must be an object of strings");
        } else {
            complete(reference.get(), request, revision, answer);
        }
    }

    private static boolean isArgument(JsonValue value) {
        return value instanceof JsonObject argument
                && Shape.isString(argument.get("name"))
                && Shape.isString(argument.get("value"));
    }

    private static boolean isContext(JsonValue value) {
        return value instanceof JsonObject context
                && Shape.isObjectOfStrings(
                        context.getOrDefault("arguments", JsonValue.EMPTY_JSON_OBJECT));
    }

    private void complete(Reference reference, Request request, Revision revision, Answer answer) {
        JsonObject argument = request.params().getJsonObject("argument");
        Completions.Found found =
                completions.find(reference, argument.getString("name"), answer.exchange());
        if (found.fault().isPresent()) {
            answer.error(new RpcError(RpcError.INVALID_PARAMS, found.fault().get()));
        } else if (found.call().isEmpty()) {
            new CallAnswer(results, revision, CallRound.ALONE, answer).take(NOTHING);
        } else {
            Subject subject =
                    new Subject(request, reference.target(), arguments(request), revision);
            runner.runOnce(subject, found.call().get(), answer);
        }
    }

    /** The typed text goes before a value chosen for the same argument. */
    private JsonObject arguments(Request request) {
        JsonObject argument = request.params().getJsonObject("argument");
        JsonObjectBuilder all = json.createObjectBuilder();
        if (request.params().get("context") instanceof JsonObject context
                && context.get("arguments") instanceof JsonObject chosen) {
            chosen.forEach(all::add);
        }
        return all.add(argument.getString("name"), argument.get("value")).build();
    }
}
