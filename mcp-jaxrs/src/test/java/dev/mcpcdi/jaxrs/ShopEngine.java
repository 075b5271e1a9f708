package dev.mcpcdi.jaxrs;

import dev.mcpcdi.Content;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.invoke.ToolOutcome;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.server.CallExecutor;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Seams;
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
                new Engine.Served(IDENTITY, List.of(say)),
                new Workers(executor, new TransportThreads()),
                JSON,
                Settings.defaults(),
                Seams.NONE);
    }

    static Engine with(Settings settings) {
        return new Engine(
                new Engine.Served(IDENTITY, List.of(Say.of(word -> word))),
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
            return new ToolDefinition(
                    "say",
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    schema,
                    Optional.empty());
        }

        @Override
        public CompletionStage<ToolOutcome> run(
                JsonObject arguments, CallContext context, Questions questions) {
            Content said = new Content.Text(text.apply(context, arguments));
            return CompletableFuture.completedFuture(
                    new ToolOutcome.Result(List.of(said), Optional.<JsonValue>empty(), false));
        }
    }
}
