package dev.mcpcdi.invoke;

import dev.mcpcdi.InputRequired;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.schema.ArgumentsModel;
import dev.mcpcdi.schema.InvalidArgumentsException;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** A tool that is a method of a bean: bind, resolve, call, encode. */
final class BeanToolCall implements ToolCall {

    private final ToolDefinition definition;
    private final ArgumentsModel arguments;
    private final ResultEncoder results;
    private final Failures failures;
    private final Function<Object, JsonValue> any;
    private final ToolPlan plan;
    private final Optional<Duration> timeout;
    private final Surroundings surroundings;

    BeanToolCall(
            ToolDefinition definition,
            ToolModels models,
            ToolPlan plan,
            Optional<Duration> timeout,
            Surroundings surroundings) {
        this.definition = definition;
        this.arguments = models.arguments();
        this.results = new ResultEncoder(models.result(), models.any());
        this.failures = new Failures(definition.name(), models.any());
        this.any = value -> value == null ? JsonValue.NULL : models.any().write(value).json();
        this.plan = plan;
        this.timeout = timeout;
        this.surroundings = surroundings;
    }

    @Override
    public ToolDefinition definition() {
        return definition;
    }

    @Override
    public Optional<Duration> timeout() {
        return timeout;
    }

    @Override
    public CompletionStage<ToolOutcome> run(
            JsonObject sent, CallContext context, Questions questions) {
        try {
            Object[] bound = arguments.bind(sent);
            CallContext writing = context.encodedBy(any);
            CallObjects objects = surroundings.calls().open();
            Round round = new Round(plan, new BoundArguments(sent, bound), objects, questions);
            return new ToolRun(this, round, objects, writing, questions).start();
        } catch (InvalidArgumentsException invalid) {
            return done(failures.refused(invalid));
        } catch (Throwable thrown) {
            return done(failed(thrown, sent));
        }
    }

    /** What is done for each call. */
    ToolPlan plan() {
        return plan;
    }

    /** The request scope of each call. */
    RequestScope scope() {
        return surroundings.scope();
    }

    /** What a call says that was thrown; the container may have refused the arguments. */
    ToolOutcome failed(Throwable thrown, JsonObject sent) {
        Optional<InvalidArgumentsException> refusal =
                arguments.refusal(Failures.unwrapped(thrown), sent);
        return refusal.map(failures::refused).orElseGet(() -> failures.of(thrown));
    }

    /** Inside the request scope, where entities can still load what they left out. */
    ToolOutcome encoded(Object value) {
        if (!(value instanceof InputRequired asked)) {
            return results.encode(value);
        }
        if (!plan.plan().steps().isEmpty()) {
            throw new IllegalStateException(
                    "The tool returned InputRequired but has parameters that resolvers fill. A call"
                            + " asks in one way.");
        }
        return new ToolOutcome.InputRequired(asked.requests(), asked.requestState());
    }

    private static CompletionStage<ToolOutcome> done(ToolOutcome outcome) {
        return CompletableFuture.completedFuture(outcome);
    }
}
