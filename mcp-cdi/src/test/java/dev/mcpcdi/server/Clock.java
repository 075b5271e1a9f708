package dev.mcpcdi.server;

import java.time.Duration;
import java.util.function.LongSupplier;

/** A clock that goes on when it is told. */
final class Clock implements LongSupplier {

    private long now = Long.MAX_VALUE - 1; // such counters may overflow

    @Override
    public long getAsLong() {
        return now;
    }

    void pass(Duration time) {
        now += time.toNanos();
    }
}
