package dev.mcpcdi.server;

import dev.mcpcdi.Content;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.Access;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** A tool that ends as a test says. */
record FakeToolCall(ToolDefinition definition, Function<JsonObject, CompletionStage<Outcome>> body)
        implements ToolCall {

    static FakeToolCall named(String name, Function<JsonObject, CompletionStage<Outcome>> body) {
        return new FakeToolCall(
                new ToolDefinition(
                        name,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        JsonValue.EMPTY_JSON_OBJECT,
                        Optional.empty(),
                        Decoration.NONE,
                        Access.OPEN),
                body);
    }

    static FakeToolCall ending(String name, Outcome outcome) {
        return named(name, arguments -> CompletableFuture.completedFuture(outcome));
    }

    /** The same tool with another input schema. */
    FakeToolCall taking(JsonObject inputSchema) {
        return new FakeToolCall(
                new ToolDefinition(
                        definition.name(),
                        definition.title(),
                        definition.description(),
                        definition.hints(),
                        inputSchema,
                        definition.outputSchema(),
                        definition.decoration(),
                        definition.access()),
                body);
    }

    /** A tool that answers with the JSON text of its arguments. */
    static FakeToolCall echo() {
        return named(
                "echo",
                arguments ->
                        CompletableFuture.completedFuture(
                                new Outcome.OfTool(
                                        List.of(new Content.Text(arguments.toString())),
                                        Optional.of(arguments),
                                        false)));
    }

    @Override
    public CompletionStage<Outcome> run(
            JsonObject arguments, CallContext context, Questions questions) {
        return body.apply(arguments);
    }
}
