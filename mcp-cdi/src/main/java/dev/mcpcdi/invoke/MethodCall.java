package dev.mcpcdi.invoke;

import dev.mcpcdi.Cancellation;
import dev.mcpcdi.InputRequired;
import dev.mcpcdi.schema.ArgumentsModel;
import dev.mcpcdi.schema.InvalidArgumentsException;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** A call of a method of a bean: bind, resolve, call, encode. */
final class MethodCall implements ClientCall {

    private final Asker asker;
    private final ArgumentsModel arguments;
    private final Encoder encoder;
    private final Failures failures;
    private final Function<Object, JsonValue> any;
    private final CallPlan plan;
    private final Surroundings surroundings;

    MethodCall(
            MethodModels models,
            Encoder encoder,
            Exits exits,
            CallPlan plan,
            Surroundings surroundings) {
        this.asker = exits.asker();
        this.arguments = models.arguments();
        this.encoder = encoder;
        this.failures = new Failures(exits, models.any());
        this.any = value -> value == null ? JsonValue.NULL : models.any().write(value).json();
        this.plan = plan;
        this.surroundings = surroundings;
    }

    @Override
    public CompletionStage<Outcome> run(JsonObject sent, CallContext context, Questions questions) {
        try {
            Object[] bound = arguments.bind(sent);
            CallContext.OfMethod method =
                    new CallContext.OfMethod(any, surroundings.own().of(asker, questions));
            CallObjects objects = surroundings.calls().open();
            Round round = new Round(plan, new BoundArguments(sent, bound), objects, questions);
            return new MethodRun(this, round, objects, context.of(method), questions).start();
        } catch (InvalidArgumentsException invalid) {
            return done(failures.refused(invalid));
        } catch (Throwable thrown) {
            return done(failures.of(thrown, questions));
        }
    }

    /** What is done for each call. */
    CallPlan plan() {
        return plan;
    }

    /** The request scope of each call. */
    RequestScope scope() {
        return surroundings.scope();
    }

    /** What a call says that was thrown; the container may have refused the arguments. */
    Outcome failed(
            Throwable thrown, JsonObject sent, Cancellation cancellation, Questions questions) {
        if (cancellation.isRequested()) {
            return failures.afterCancellation(thrown);
        }
        Optional<InvalidArgumentsException> refusal =
                arguments.refusal(Failures.unwrapped(thrown), sent);
        return refusal.map(failures::refused).orElseGet(() -> failures.of(thrown, questions));
    }

    /** Inside the request scope, where entities can still load what they left out. */
    Outcome encoded(Object value, Questions questions) {
        if (!(value instanceof InputRequired asked)) {
            return encoder.encode(value);
        }
        if (!plan.plan().steps().isEmpty()) {
            throw new IllegalStateException(
                    "The method returned InputRequired but has parameters that resolvers fill. A call"
                            + " asks in one way.");
        }
        questions.require(asker, asked.requests().values());
        return new Outcome.InputRequired(asked.requests(), asked.requestState());
    }

    private static CompletionStage<Outcome> done(Outcome outcome) {
        return CompletableFuture.completedFuture(outcome);
    }
}
