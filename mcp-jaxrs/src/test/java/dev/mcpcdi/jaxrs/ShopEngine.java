package dev.mcpcdi.jaxrs;

import dev.mcpcdi.Content;
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
import dev.mcpcdi.server.Settings;
import dev.mcpcdi.server.TransportThreads;
import dev.mcpcdi.server.Workers;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
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

    /** The tool may tell its client more than its answer. */
    static Engine telling(CallExecutor executor, Function<CallContext, String> say) {
        Say tool = new Say((context, arguments) -> say.apply(context));
        return new Engine(IDENTITY, List.of(tool), executor, JSON);
    }

    static Engine keepingSessions(CallExecutor executor, Function<CallContext, String> tool) {
        ToolCall say = new Say((context, arguments) -> tool.apply(context));
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

    private record Say(BiFunction<CallContext, JsonObject, String> text) implements ToolCall {

        static Say of(UnaryOperator<String> said) {
            return new Say((context, arguments) -> said.apply(arguments.getString("word", "")));
        }

        @Override
        public ToolDefinition definition() {
            JsonObject schema = JSON.createObjectBuilder().add("type", "object").build();
            return new ToolDefinition(
                    "say",
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
}
