package dev.mcpcdi.server;

import dev.mcpcdi.invoke.CancelSignal;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.invoke.ToolOutcome;
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

    /** Watches a call until it is answered. */
    void watch(ToolCall tool, ToolAnswer answer, CancelSignal signal) {
        tool.timeout().or(this::otherwise).ifPresent(limit -> watch(tool, limit, answer, signal));
    }

    private void watch(ToolCall tool, Duration limit, ToolAnswer answer, CancelSignal signal) {
        Runnable forget =
                timer.after(
                        limit,
                        () -> {
                            String reason = "timed out after " + words(limit);
                            // First the answer: the signal would take it for a client's wish.
                            answer.take(
                                    ToolOutcome.Result.error(
                                            "Error executing tool %s: %s"
                                                    .formatted(tool.definition().name(), reason)));
                            signal.request(Optional.of(reason));
                        });
        answer.answer().whenGiven(forget);
    }

    static String words(Duration limit) {
        return limit.toNanosPart() == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
    }
}
