package dev.mcpcdi.jaxrs;

import dev.mcpcdi.Content;
import dev.mcpcdi.InputRequest;
import dev.mcpcdi.McpException;
import dev.mcpcdi.invoke.Asker;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.Access;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.server.CallExecutor;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Seams;
import dev.mcpcdi.server.Served;
import dev.mcpcdi.server.Settings;
import dev.mcpcdi.server.TransportThreads;
import dev.mcpcdi.server.Workers;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** An engine with one tool, {@code say}, whose text a test decides. */
final class ShopEngine {

    private static final JsonProvider JSON = JsonProvider.provider();
    private static final ServerIdentity IDENTITY =
            new ServerIdentity(
                    "Bookshop",
                    "1.0.0",
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());

    private ShopEngine() {}

    static Engine with(CallExecutor executor, UnaryOperator<String> say) {
        return new Engine(IDENTITY, List.of(Say.of(say)), executor, JSON);
    }

    /** The tool has a schema of its own. */
    static Engine taking(String inputSchema) {
        JsonObject schema = JSON.createReader(new StringReader(inputSchema)).readObject();
        Say tool = new Say(schema, (context, arguments) -> arguments.toString());
        return new Engine(IDENTITY, List.of(tool), Runnable::run, JSON);
    }

    /** The tool may tell its client more than its answer. */
    static Engine telling(CallExecutor executor, Function<CallContext, String> say) {
        Say tool = Say.of((context, arguments) -> say.apply(context));
        return new Engine(IDENTITY, List.of(tool), executor, JSON);
    }

    static Engine keepingSessions(CallExecutor executor, Function<CallContext, String> tool) {
        ToolCall say = Say.of((context, arguments) -> tool.apply(context));
        return new Engine(
                new Served(IDENTITY, List.of(say)),
                new Workers(executor, new TransportThreads()),
                JSON,
                Settings.defaults(),
                Seams.NONE);
    }

    /** The tool asks for the folders of its client, and says how many there are. */
    static Engine asking(CallExecutor executor, Settings settings) {
        return new Engine(
                new Served(IDENTITY, List.of(new Counting())),
                new Workers(executor, new TransportThreads()),
                JSON,
                settings,
                Seams.NONE);
    }

    static Engine with(Settings settings) {
        return new Engine(
                new Served(IDENTITY, List.of(Say.of(word -> word))),
                new Workers(Runnable::run, new TransportThreads()),
                JSON,
                settings,
                Seams.NONE);
    }

    private record Say(JsonObject schema, BiFunction<CallContext, JsonObject, String> text)
            implements ToolCall {

        static Say of(UnaryOperator<String> said) {
            return of((context, arguments) -> said.apply(arguments.getString("word", "")));
        }

        static Say of(BiFunction<CallContext, JsonObject, String> text) {
            return new Say(JSON.createObjectBuilder().add("type", "object").build(), text);
        }

        @Override
        public ToolDefinition definition() {
            return definition("say", schema);
        }

        static ToolDefinition definition(String name, JsonObject schema) {
            return new ToolDefinition(
                    name,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    schema,
                    Optional.empty(),
                    Decoration.NONE,
                    Access.OPEN);
        }

        @Override
        public CompletionStage<Outcome> run(
                JsonObject arguments, CallContext context, Questions questions) {
            Content said = new Content.Text(text.apply(context, arguments));
            return CompletableFuture.completedFuture(
                    new Outcome.OfTool(List.of(said), Optional.<JsonValue>empty(), false));
        }
    }

    /** {@code count}, whose text is the number of folders. */
    private record Counting() implements ToolCall {

        @Override
        public ToolDefinition definition() {
            return Say.definition(
                    "count", JSON.createObjectBuilder().add("type", "object").build());
        }

        @Override
        public CompletionStage<Outcome> run(
                JsonObject arguments, CallContext context, Questions questions) {
            Questions.Ask ask =
                    new Questions.Ask(
                            "count",
                            new Asker(Asker.Kind.TOOL, "count"),
                            new InputRequest.Roots(),
                            result -> result.getJsonArray("roots").size());
            try {
                return questions
                        .request(ask)
                        .handle((result, failure) -> answer(ask, result, failure));
            } catch (McpException refused) {
                return CompletableFuture.completedFuture(
                        new Outcome.Refusal(
                                refused.code(), refused.getMessage(), Optional.empty()));
            }
        }

        private static Outcome answer(Questions.Ask ask, JsonObject result, Throwable failure) {
            return failure == null
                    ? new Outcome.OfTool(
                            List.of(new Content.Text(ask.read(result).toString())),
                            Optional.empty(),
                            false)
                    : Outcome.OfTool.error(failure.getMessage());
        }
    }
}
