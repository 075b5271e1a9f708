package dev.mcpcdi.invoke;

import dev.mcpcdi.Cancellation;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * One call of one method. While it waits for its client it holds no thread and no request scope;
 * what the container made for it stays until its end. For one thread at a time.
 */
final class MethodRun {

    private final MethodCall method;
    private final Round round;
    private final CallObjects objects;
    private final CallContext context;
    private final Questions questions;
    private final CompletableFuture<Outcome> end = new CompletableFuture<>();

    MethodRun(
            MethodCall method,
            Round round,
            CallObjects objects,
            CallContext context,
            Questions questions) {
        this.method = method;
        this.round = round;
        this.objects = objects;
        this.context = context;
        this.questions = questions;
    }

    CompletionStage<Outcome> start() {
        goOn();
        return end;
    }

    private void goOn() {
        try {
            method.scope()
                    .during(
                            context,
                            () -> {
                                step();
                                return null;
                            });
        } catch (Throwable thrown) {
            end(thrown);
        }
    }

    private void step() {
        try {
            Progress progress = round.resolve();
            if (progress instanceof Progress.Waiting waiting) {
                // Also a failure is an answer, which the next step finds.
                waiting.anyAnswer().whenComplete((any, failure) -> questions.goOn(this::goOn));
            } else if (progress instanceof Progress.Ended ended) {
                end(ended.outcome());
            } else {
                call();
            }
        } catch (Throwable thrown) {
            end(thrown);
        }
    }

    private void call() throws Throwable {
        CallPlan plan = method.plan();
        Object[] parameters = round.parameters(plan.plan().inputs(), plan.method());
        Object returned = plan.method().call().call(parameters, objects);
        if (returned instanceof CompletionStage<?> stage) {
            Cancellation cancellation = context.cancellation();
            cancellation.onRequest(() -> stage.toCompletableFuture().cancel(true));
            stage.whenComplete(this::ended);
        } else {
            end(method.encoded(returned, questions));
        }
    }

    private void ended(Object value, Throwable failure) {
        if (failure != null) {
            end(failure);
            return;
        }
        try {
            end(method.encoded(value, questions));
        } catch (Throwable thrown) {
            end(thrown);
        }
    }

    private void end(Throwable thrown) {
        round.abandon();
        end(failed(thrown));
    }

    private Outcome failed(Throwable thrown) {
        return method.failed(thrown, round.sent(), context.cancellation(), questions);
    }

    /** Closes first: an object of the call may still fail it. */
    private void end(Outcome outcome) {
        try {
            objects.close();
            end.complete(outcome);
        } catch (Throwable thrown) {
            end.complete(failed(thrown));
        }
    }
}
