package dev.mcpcdi.stdio;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Counts what is not answered yet. Safe for any thread. */
final class Pending {

    private int open;

    /** One more; what it gives is to be run once when that one is answered. */
    synchronized Runnable begin() {
        open++;
        return this::end;
    }

    private synchronized void end() {
        open--;
        notifyAll();
    }

    /** Waits until all are answered, and says whether they are. */
    synchronized boolean awaitNone(Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        try {
            for (long left = patience.toNanos();
                    open > 0 && left > 0;
                    left = deadline - System.nanoTime()) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return open == 0;
    }
}
