package dev.mcpcdi.invoke;

import dev.mcpcdi.Cancellation;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * One call of one tool. While it waits for its client it holds no thread and no request scope; what
 * the container made for it stays until its end. For one thread at a time.
 */
final class ToolRun {

    private final BeanToolCall tool;
    private final Round round;
    private final CallObjects objects;
    private final CallContext context;
    private final Questions questions;
    private final CompletableFuture<ToolOutcome> end = new CompletableFuture<>();

    ToolRun(
            BeanToolCall tool,
            Round round,
            CallObjects objects,
            CallContext context,
            Questions questions) {
        this.tool = tool;
        this.round = round;
        this.objects = objects;
        this.context = context;
        this.questions = questions;
    }

    CompletionStage<ToolOutcome> start() {
        goOn();
        return end;
    }

    private void goOn() {
        try {
            tool.scope()
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
        ToolPlan plan = tool.plan();
        Object[] parameters = round.parameters(plan.plan().inputs(), plan.tool());
        Object returned = plan.tool().call().call(parameters, objects);
        if (returned instanceof CompletionStage<?> stage) {
            Cancellation cancellation = context.cancellation();
            cancellation.onRequest(() -> stage.toCompletableFuture().cancel(true));
            stage.whenComplete(this::ended);
        } else {
            end(tool.encoded(returned));
        }
    }

    private void ended(Object value, Throwable failure) {
        if (failure != null) {
            end(failure);
            return;
        }
        try {
            end(tool.encoded(value));
        } catch (Throwable thrown) {
            end(thrown);
        }
    }

    private void end(Throwable thrown) {
        round.abandon();
        end(tool.failed(thrown, round.sent()));
    }

    /** Closes first: an object of the call may still fail it. */
    private void end(ToolOutcome outcome) {
        try {
            objects.close();
            end.complete(outcome);
        } catch (Throwable thrown) {
            end.complete(tool.failed(thrown, round.sent()));
        }
    }
}
