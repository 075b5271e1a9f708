package dev.mcpcdi.invoke;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.graph.Plan.Input;
import dev.mcpcdi.graph.Plan.Step;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private final Object[] arguments;
    private final CallObjects objects;
    private final Questions questions;
    private final Map<Integer, Cell> cells = new HashMap<>();

    private Throwable failure;
    private int end;

    Round(CallPlan plan, Object[] arguments, CallObjects objects, Questions questions) {
        this.plan = plan;
        this.arguments = arguments;
        this.objects = objects;
        this.questions = questions;
        this.end = plan.plan().steps().size();
    }

    /** What became of one resolver. */
    private sealed interface Cell {

        /** It gave a value; that of a resolver that may ask is an outcome. */
        record Known(Object value) implements Cell {}

        /** It returned a stage. */
        record Running(CompletableFuture<?> stage) implements Cell {}

        /** It asked, and the answer comes with a later round. */
        record Unanswered() implements Cell {}
    }

    /**
     * Runs the resolvers.
     *
     * @return the outcome of the round if a question has no answer yet; empty if the tool can run
     * @throws Throwable what the first resolver that failed has thrown
     */
    Optional<Outcome> resolve() throws Throwable {
        do {
            pass();
        } while (awaitOne());
        if (failure != null) {
            throw failure;
        }
        boolean isWaiting = cells.values().stream().anyMatch(Cell.Unanswered.class::isInstance);
        return isWaiting ? Optional.of(questions.unanswered()) : Optional.empty();
    }

    /** The values of a method's parameters; null is a value. */
    Object[] parameters(List<Input> inputs, WiredMethod method) {
        Object[] values = new Object[inputs.size()];
        for (int i = 0; i < values.length; i++) {
            Input input = inputs.get(i);
            if (input instanceof Input.Argument argument) {
                values[i] = arguments[argument.index()];
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
            refuseRefusal(take);
        } else if (step instanceof Step.Run run) {
            Cell cell = cells.get(run.resolver());
            if (cell == null && isReady(run.inputs())) {
                start(run);
            } else if (cell instanceof Cell.Running running && running.stage().isDone()) {
                settle(run.resolver(), result(running.stage()));
            }
        }
    }

    private void refuseRefusal(Step.Take take) {
        if (cells.get(take.resolver()) instanceof Cell.Known known) {
            boolean isDeclined = known.value() instanceof ElicitationResult.Declined;
            if (isDeclined || known.value() instanceof ElicitationResult.Cancelled) {
                throw new ToolException(
                        "Resolver for parameter '%s' could not resolve: elicitation was %s"
                                .formatted(take.parameter(), isDeclined ? "decline" : "cancel"));
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

    private static Object result(CompletableFuture<?> stage) throws Throwable {
        try {
            return stage.get();
        } catch (ExecutionException failed) {
            throw failed.getCause();
        }
    }

    private void settle(int index, Object returned) {
        WiredResolver resolver = plan.resolvers().get(index);
        cells.put(
                index,
                resolver.form().isPresent()
                        ? resolution(resolver, returned)
                        : new Cell.Known(returned));
    }

    private Cell resolution(WiredResolver resolver, Object returned) {
        if (returned instanceof Resolution.Known<?> known) {
            return new Cell.Known(new ElicitationResult.Accepted<>(known.value()));
        }
        if (returned instanceof Elicit<?> elicit) {
            return questions
                    .ask(resolver.ask(elicit))
                    .<Cell>map(Cell.Known::new)
                    .orElseGet(Cell.Unanswered::new);
        }
        throw new NullPointerException(
                "Resolver '%s' returned null instead of a Resolution.".formatted(resolver.key()));
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
