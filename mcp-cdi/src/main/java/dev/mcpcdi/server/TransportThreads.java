package dev.mcpcdi.server;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/**
 * The threads of transports that stream: writers, of which one is busy for each stream that has
 * something to write, and one that watches the clock. They are made when first needed and apart
 * from those of calls: a peer that does not read must not take the place of a call. Safe for any
 * thread.
 */
public final class TransportThreads implements Timer, AutoCloseable {

    private static final Duration GRACE = Duration.ofSeconds(2);

    private ExecutorService writers;
    private ScheduledThreadPoolExecutor clock;
    private boolean closed;

    /** Makes none yet. */
    public TransportThreads() {}

    /**
     * Where blocking writes run.
     *
     * @return an executor without a bound
     * @throws IllegalStateException if it is closed
     */
    public synchronized Executor writers() {
        requireOpen();
        if (writers == null) {
            writers = VirtualThreads.executor().orElseGet(() -> new ElasticPool(factory()));
        }
        return writers;
    }

    /**
     * Where short actions run that are due.
     *
     * @return a scheduler of one thread; its actions must not block
     * @throws IllegalStateException if it is closed
     */
    public synchronized ScheduledExecutorService clock() {
        requireOpen();
        if (clock == null) {
            clock = new ScheduledThreadPoolExecutor(1, factory());
            clock.setRemoveOnCancelPolicy(true); // else each call leaves its timer until it is due
        }
        return clock;
    }

    @Override
    public Runnable after(Duration delay, Runnable action) {
        try {
            // Not on the clock: an answer that is due may wait for a peer that does not read.
            Executor writers = writers();
            Future<?> due =
                    clock().schedule(
                                    () -> writers.execute(action),
                                    delay.toNanos(),
                                    TimeUnit.NANOSECONDS);
            return () -> due.cancel(false);
        } catch (IllegalStateException | RejectedExecutionException closed) {
            return () -> {};
        }
    }

    private void requireOpen() {
        if (closed) {
            throw new IllegalStateException("The transport threads have ended.");
        }
    }

    private static ThreadFactory factory() {
        ThreadFactory daemons = new DaemonThreads();
        return new Container().threadFactory().orElse(daemons);
    }

    /** Ends all threads; what is to be written still is, if its peer reads it soon. */
    @Override
    public void close() {
        Optional<ExecutorService> last;
        synchronized (this) {
            closed = true;
            last = Optional.ofNullable(writers);
            if (clock != null) {
                clock.shutdownNow();
            }
        }
        last.ifPresent(TransportThreads::finish);
    }

    private static void finish(ExecutorService writers) {
        writers.shutdown();
        try {
            if (!writers.awaitTermination(GRACE.toSeconds(), TimeUnit.SECONDS)) {
                writers.shutdownNow();
            }
        } catch (InterruptedException e) {
            writers.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
