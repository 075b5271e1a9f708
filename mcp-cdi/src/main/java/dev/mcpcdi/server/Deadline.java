package dev.mcpcdi.server;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The deadline of one call. It stands still while the call waits for its client, as it does on
 * 2026-07-28, where the client answers between two calls. Safe for any thread.
 */
final class Deadline {

    private final Timer timer;
    private final LongSupplier nanoTime;
    private final Runnable action;
    private long left;
    private long since;
    private int waits;
    private boolean ended;
    private Runnable forget;

    /**
     * Starts the clock.
     *
     * @param action run when the time is over, at most once
     */
    Deadline(Timer timer, LongSupplier nanoTime, Duration limit, Runnable action) {
        this.timer = timer;
        this.nanoTime = nanoTime;
        this.action = action;
        left = limit.toNanos();
        start();
    }

    private void start() {
        since = nanoTime.getAsLong();
        forget = timer.after(Duration.ofNanos(Math.max(left, 1)), this::over);
    }

    private void over() {
        synchronized (this) {
            if (ended || waits > 0) {
                return;
            }
            ended = true;
        }
        action.run();
    }

    /** The call waits for one answer (more). */
    synchronized void pause() {
        if (waits++ == 0 && !ended) {
            forget.run();
            left -= nanoTime.getAsLong() - since;
        }
    }

    /** One answer is there. */
    synchronized void goOn() {
        if (--waits == 0 && !ended) {
            start();
        }
    }

    /** The call has ended. */
    synchronized void end() {
        ended = true;
        forget.run();
    }
}
