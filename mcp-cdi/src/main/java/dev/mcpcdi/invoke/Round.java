package dev.mcpcdi.invoke;

import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.graph.Plan.Input;
import dev.mcpcdi.graph.Plan.Step;
import jakarta.json.JsonObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;

/**
 * One round of one call: each resolver runs at most once.
 *
 * <p>Methods run one after another on the thread of the call, which waits for the stages they
 * return; the stages overlap. What fails first in the order of the plan decides, whatever was done
 * first, so the outcome is as if all had run in that order. For one thread.
 */
final class Round {

    private final CallPlan plan;
    private final BoundArguments arguments;
    private final CallObjects objects;
    private final Questions questions;
    private final Map<Integer, Cell> cells = new HashMap<>();

    private Throwable failure;
    private int end;

    Round(CallPlan plan, BoundArguments arguments, CallObjects objects, Questions questions) {
        this.plan = plan;
        this.arguments = arguments;
        this.objects = objects;
        this.questions = questions;
        this.end = plan.plan().steps().size();
    }

    JsonObject sent() {
        return arguments.sent();
    }

    /**
     * Runs the resolvers as far as they can. To be called again when an answer is there.
     *
     * @return how far it is
     * @throws Throwable what the first resolver that failed has thrown
     */
    Progress resolve() throws Throwable {
        do {
            pass();
        } while (awaitOne());
        if (failure != null) {
            throw failure;
        }
        CompletableFuture<?>[] open = openAnswers();
        if (open.length > 0) {
            return new Progress.Waiting(CompletableFuture.anyOf(open));
        }
        boolean isUnanswered = cells.values().stream().anyMatch(Cell.Unanswered.class::isInstance);
        return isUnanswered ? new Progress.Ended(questions.unanswered()) : new Progress.Ready();
    }

    private CompletableFuture<?>[] openAnswers() {
        return cells.values().stream()
                .filter(Cell.Open.class::isInstance)
                .map(cell -> ((Cell.Open) cell).answer())
                .toArray(CompletableFuture<?>[]::new);
    }

    /** Lets go of the questions that are still open: nobody waits for their answers. */
    void abandon() {
        for (CompletableFuture<?> answer : openAnswers()) {
            answer.cancel(false);
        }
    }

    /** The values of a method's parameters; null is a value. */
    Object[] parameters(List<Input> inputs, WiredMethod method) {
        Object[] values = new Object[inputs.size()];
        for (int i = 0; i < values.length; i++) {
            Input input = inputs.get(i);
            if (input instanceof Input.Argument argument) {
                values[i] = arguments.bound()[argument.index()];
            } else if (input instanceof Input.Value value) {
                values[i] = value(value);
            } else {
                values[i] = method.values().get(i).orElseThrow().get(objects);
            }
        }
        return values;
    }

    private Object value(Input.Value input) {
        Object value = ((Cell.Known) cells.get(input.resolver())).value();
        return !input.isOutcome() && value instanceof ElicitationResult.Accepted<?> accepted
                ? accepted.value()
                : value;
    }

    /** Takes every step that can be taken, up to the first that failed. */
    private void pass() {
        for (int i = 0; i < end; i++) {
            try {
                take(plan.plan().steps().get(i));
            } catch (Throwable thrown) {
                failure = thrown;
                end = i;
            }
        }
    }

    private void take(Step step) throws Throwable {
        if (step instanceof Step.Take take) {
            if (cells.get(take.resolver()) instanceof Cell.Known known) {
                known.requireAccepted(take.parameter());
            }
        } else if (step instanceof Step.Run run) {
            Cell cell = cells.get(run.resolver());
            if (cell == null && isReady(run.inputs())) {
                start(run);
            } else if (cell instanceof Cell.Running running && running.stage().isDone()) {
                settle(run.resolver(), Cell.result(running.stage()));
            } else if (cell instanceof Cell.Open open && open.answer().isDone()) {
                Object meaning = open.ask().read((JsonObject) Cell.result(open.answer()));
                cells.put(run.resolver(), new Cell.Known(meaning));
            }
        }
    }

    private boolean isReady(List<Input> inputs) {
        return inputs.stream()
                .allMatch(
                        input ->
                                !(input instanceof Input.Value value)
                                        || cells.get(value.resolver()) instanceof Cell.Known);
    }

    private void start(Step.Run run) throws Throwable {
        WiredMethod method = plan.resolvers().get(run.resolver()).method();
        Object returned = method.call().call(parameters(run.inputs(), method), objects);
        if (returned instanceof CompletionStage<?> stage) {
            cells.put(run.resolver(), new Cell.Running(stage.toCompletableFuture()));
        } else {
            settle(run.resolver(), returned);
        }
    }

    private void settle(int index, Object returned) {
        WiredResolver resolver = plan.resolvers().get(index);
        cells.put(
                index,
                resolver.asking().isPresent()
                        ? Cell.of(resolver, (Resolution<?>) returned, questions)
                        : new Cell.Known(returned));
    }

    /** Waits until a stage is done that may still decide; false if there is none. */
    private boolean awaitOne() throws InterruptedException {
        CompletableFuture<?>[] stages =
                plan.plan().steps().subList(0, end).stream()
                        .filter(Step.Run.class::isInstance)
                        .map(step -> cells.get(((Step.Run) step).resolver()))
                        .filter(Cell.Running.class::isInstance)
                        .map(cell -> ((Cell.Running) cell).stage())
                        .toArray(CompletableFuture<?>[]::new);
        if (stages.length == 0) {
            return false;
        }
        try {
            CompletableFuture.anyOf(stages).get();
        } catch (ExecutionException failed) {
            // The step that it belongs to finds out.
        }
        return true;
    }
}
