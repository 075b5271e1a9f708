package dev.mcpcdi.invoke;

import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.schema.ArgumentsModel;
import dev.mcpcdi.schema.InvalidArgumentsException;
import jakarta.json.JsonObject;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** A tool that is a method of a bean: bind, call, encode. */
final class BeanToolCall implements ToolCall {

    private final ToolDefinition definition;
    private final ArgumentsModel arguments;
    private final ResultEncoder results;
    private final Failures failures;
    private final BeanCall method;
    private final RequestScope scope;

    BeanToolCall(
            ToolDefinition definition, ToolModels models, BeanCall method, RequestScope scope) {
        this.definition = definition;
        this.arguments = models.arguments();
        this.results = new ResultEncoder(models.result(), models.any());
        this.failures = new Failures(definition.name(), models.any());
        this.method = method;
        this.scope = scope;
    }

    @Override
    public ToolDefinition definition() {
        return definition;
    }

    @Override
    public CompletionStage<ToolOutcome> run(JsonObject sent, CallContext context) {
        try {
            Object[] bound = arguments.bind(sent);
            return scope.during(context, () -> called(bound));
        } catch (InvalidArgumentsException invalid) {
            return done(failures.refused(invalid));
        } catch (Throwable thrown) {
            return done(failures.of(thrown));
        }
    }

    /** Encodes inside the request scope, where entities can still load what they left out. */
    private CompletionStage<ToolOutcome> called(Object[] bound) {
        try {
            Object returned = method.call(bound);
            if (returned instanceof CompletionStage<?> stage) {
                return stage.handle(this::ended);
            }
            return done(results.encode(returned));
        } catch (Throwable thrown) {
            return done(failures.of(thrown));
        }
    }

    private ToolOutcome ended(Object value, Throwable failure) {
        try {
            return failure == null ? results.encode(value) : failures.of(failure);
        } catch (Throwable thrown) {
            return failures.of(thrown);
        }
    }

    private static CompletionStage<ToolOutcome> done(ToolOutcome outcome) {
        return CompletableFuture.completedFuture(outcome);
    }
}
