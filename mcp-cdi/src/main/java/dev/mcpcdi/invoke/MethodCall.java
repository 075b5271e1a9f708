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
            CallContext writing = context.encodedBy(any);
            return surroundings
                    .scope()
                    .during(writing, () -> called(bound, writing.cancellation(), questions));
        } catch (InvalidArgumentsException invalid) {
            return done(failures.refused(invalid));
        } catch (Throwable thrown) {
            return done(failures.of(thrown));
        }
    }

    /** Encodes inside the request scope, where entities can still load what they left out. */
    private CompletionStage<Outcome> called(
            Object[] bound, Cancellation cancellation, Questions questions) {
        CallObjects objects = surroundings.calls().open();
        CompletionStage<Outcome> running = null;
        try {
            Round round = new Round(plan, bound, objects, questions);
            Optional<Outcome> unanswered = round.resolve();
            if (unanswered.isPresent()) {
                return done(unanswered.get());
            }
            Object[] parameters = round.parameters(plan.plan().inputs(), plan.method());
            Object returned = plan.method().call().call(parameters, objects);
            if (returned instanceof CompletionStage<?> stage) {
                cancellation.onRequest(() -> stage.toCompletableFuture().cancel(true));
                running = stage.handle((value, failure) -> ended(value, failure, objects));
                return running;
            }
            return done(encoded(returned));
        } catch (Throwable thrown) {
            return done(failures.of(thrown));
        } finally {
            if (running == null) {
                objects.close();
            }
        }
    }

    private Outcome encoded(Object value) {
        if (!(value instanceof InputRequired asked)) {
            return encoder.encode(value);
        }
        if (!plan.plan().steps().isEmpty()) {
            throw new IllegalStateException(
                    "The method returned InputRequired but has parameters that resolvers fill. A call"
                            + " asks in one way.");
        }
        return new Outcome.InputRequired(asked.requests(), asked.requestState());
    }

    private Outcome ended(Object value, Throwable failure, CallObjects objects) {
        try (objects) {
            return failure == null ? encoded(value) : failures.of(failure);
        } catch (Throwable thrown) {
            return failures.of(thrown);
        }
    }

    private static CompletionStage<Outcome> done(Outcome outcome) {
        return CompletableFuture.completedFuture(outcome);
    }
}
