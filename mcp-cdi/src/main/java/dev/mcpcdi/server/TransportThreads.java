package dev.mcpcdi.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
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
 * The threads of transports that stream: writers, and one that watches the clock. They are made
 * when first needed and apart from those of calls: a peer that does not read must not take the
 * place of a call. Safe for any thread.
 */
public final class TransportThreads implements Timer, AutoCloseable {

    private static final Logger LOG = System.getLogger(TransportThreads.class.getName());
    private static final Duration GRACE = Duration.ofSeconds(2);
    private static final Duration MOMENT = Duration.ofMillis(100);
    private static final String NAME = "mcp-stream-";

    /** Not the container's: its threads do not start for an application that is undeployed. */
    private final ThreadFactory factory = new DaemonThreads(NAME);

    private ExecutorService writers;
    private ScheduledThreadPoolExecutor clock;
    private boolean closed;
    private volatile boolean stopped;

    /** Makes none yet. */
    public TransportThreads() {}

    /**
     * Where blocking writes run. On virtual threads each has its own; else they share a few, of
     * which there are more only while peers hold them up.
     *
     * @return an executor that takes any number of tasks; those that it has not begun when it
     *     closes run when {@link #areStopped()}
     * @throws IllegalStateException if it is closed
     */
    public synchronized Executor writers() {
        requireOpen();
        if (writers == null) {
            writers =
                    VirtualThreads.executor(NAME)
                            .orElseGet(() -> new WriterPool(factory, this::soon));
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
            clock = new ScheduledThreadPoolExecutor(1, factory);
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

    private void soon(Runnable action) {
        try {
            clock().schedule(action, MOMENT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (IllegalStateException | RejectedExecutionException closed) {
            LOG.log(Level.DEBUG, "Writers that wait do so to the end.", closed);
        }
    }

    /**
     * Whether nothing may be written any more.
     *
     * @return true once the time is over that writers have to finish
     */
    public boolean areStopped() {
        return stopped;
    }

    private void requireOpen() {
        if (closed) {
            throw new IllegalStateException("The transport threads have ended.");
        }
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
        last.ifPresent(this::finish);
    }

    private void finish(ExecutorService writing) {
        writing.shutdown();
        boolean interrupted = false;
        try {
            writing.awaitTermination(GRACE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        stopped = true;
        writing.shutdownNow().forEach(Runnable::run); // they only end their streams now
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
