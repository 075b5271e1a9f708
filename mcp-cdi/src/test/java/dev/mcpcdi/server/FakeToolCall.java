package dev.mcpcdi.server;

import dev.mcpcdi.Content;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.invoke.ToolOutcome;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** A tool that ends as a test says. */
record FakeToolCall(
        ToolDefinition definition, Function<JsonObject, CompletionStage<ToolOutcome>> body)
        implements ToolCall {

    static FakeToolCall named(
            String name, Function<JsonObject, CompletionStage<ToolOutcome>> body) {
        return new FakeToolCall(
                new ToolDefinition(
                        name,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        JsonValue.EMPTY_JSON_OBJECT,
                        Optional.empty()),
                body);
    }

    static FakeToolCall ending(String name, ToolOutcome outcome) {
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
                        definition.outputSchema()),
                body);
    }

    /** A tool that answers with the JSON text of its arguments. */
    static FakeToolCall echo() {
        return named(
                "echo",
                arguments ->
                        CompletableFuture.completedFuture(
                                new ToolOutcome.Result(
                                        List.of(new Content.Text(arguments.toString())),
                                        Optional.of(arguments),
                                        false)));
    }

    @Override
    public CompletionStage<ToolOutcome> run(
            JsonObject arguments, CallContext context, Questions questions) {
        return body.apply(arguments);
    }
}
