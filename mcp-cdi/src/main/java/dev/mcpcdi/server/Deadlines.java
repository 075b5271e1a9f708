package dev.mcpcdi.server;

import dev.mcpcdi.invoke.CancelSignal;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.ToolCall;
import java.time.Duration;
import java.util.Optional;

/**
 * Ends calls that take too long: the client gets an answer at once, and the work is cancelled
 * (2025-11-25, Lifecycle, Timeouts).
 *
 * @param timer tells when it is time
 * @param otherwise how long a call of a tool may take that does not say so itself
 */
record Deadlines(Timer timer, Optional<Duration> otherwise) {

    /** Watches a call until it is answered; empty if it may take as long as it wants. */
    Optional<Deadline> watch(ToolCall tool, CallAnswer answer, CancelSignal signal) {
        return tool.timeout().or(this::otherwise).map(limit -> watch(tool, limit, answer, signal));
    }

    private Deadline watch(ToolCall tool, Duration limit, CallAnswer answer, CancelSignal signal) {
        Deadline deadline =
                new Deadline(
                        timer,
                        System::nanoTime,
                        limit,
                        () -> {
                            String reason = "timed out after " + words(limit);
                            // First the answer: the signal would take it for a client's wish.
                            answer.take(
                                    Outcome.OfTool.error(
                                            "Error executing tool %s: %s"
                                                    .formatted(tool.definition().name(), reason)));
                            signal.request(Optional.of(reason));
                        });
        answer.answer().whenGiven(deadline::end);
        return deadline;
    }

    static String words(Duration limit) {
        return limit.toNanosPart() == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
    }
}
