package dev.mcpcdi.server;

import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.PromptCall;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Rounds.Subject;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/** {@code prompts/get}: runs a prompt. */
final class GetPromptHandler implements Handler, Targets {

    private final Catalogue catalogue;
    private final CallRunner runner;

    GetPromptHandler(Catalogue catalogue, CallRunner runner) {
        this.catalogue = catalogue;
        this.runner = runner;
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        JsonValue given = request.params().getOrDefault("arguments", JsonValue.EMPTY_JSON_OBJECT);
        if (!(request.params().get("name") instanceof JsonString name)) {
            answer.refuseParams("name must be a string");
        } else if (name.getString().length() > CallToolHandler.MAX_NAME) {
            answer.refuseParams(
                    "name must have at most " + CallToolHandler.MAX_NAME + " characters");
        } else if (!Shape.isObjectOfStrings(given)) {
            answer.refuseParams("arguments must be an object of strings");
        } else {
            JsonObject arguments = given.asJsonObject();
            runner.run(new Subject(request, name.getString(), arguments, revision), this, answer);
        }
    }

    @Override
    public Optional<PromptCall> find(String name, Exchange caller) {
        return catalogue.seenBy(caller).prompt(name);
    }

    /** 2025-11-25, Prompts, Error Handling. */
    @Override
    public Outcome unknown(Subject subject) {
        return new Outcome.Refusal(
                RpcError.INVALID_PARAMS, "Unknown prompt: " + subject.target(), Optional.empty());
    }
}
