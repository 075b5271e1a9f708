package dev.mcpcdi.server;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

/**
 * Runs calls on threads of its own, a bounded number at once and none waiting.
 *
 * <p>The threads are virtual where the running JVM has them, else they come from the container's
 * thread factory, else they are daemon threads. The container's default executor is not used: its
 * size differs from server to server and is too small for calls that block. Each call sees the
 * context class loader of the thread that handed it in and, in a container that offers it, its
 * naming and security context.
 *
 * <p>Safe for any thread.
 */
public final class CallThreads implements CallExecutor, AutoCloseable {

    /** How many calls run at once unless said otherwise. */
    public static final int DEFAULT_LIMIT = 256;

    private static final System.Logger LOG = System.getLogger(CallThreads.class.getName());
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final ExecutorService threads;
    private final UnaryOperator<Runnable> context;
    private final Semaphore places;

    /**
     * Makes an executor with what the container and the JVM offer. Call it on a thread that sees
     * the application's {@code java:comp}.
     *
     * @param limit how many calls run at once, at least one
     */
    public CallThreads(int limit) {
        this(threads(), new Container().callContext(), limit);
    }

    CallThreads(ExecutorService threads, UnaryOperator<Runnable> context, int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit must be at least 1, but is " + limit);
        }
        this.threads = threads;
        this.context = context;
        places = new Semaphore(limit);
    }

    /**
     * Runs a call soon, in the context of the calling thread.
     *
     * @param call the call; it does not throw
     * @throws RejectedExecutionException if the limit is reached or the executor is closed
     */
    @Override
    public void execute(Runnable call) {
        if (!places.tryAcquire()) {
            throw new RejectedExecutionException("All places for calls are taken.");
        }
        try {
            Runnable inContext = context.apply(call);
            ClassLoader loader = Thread.currentThread().getContextClassLoader();
            threads.execute(() -> run(inContext, loader));
        } catch (RuntimeException | Error e) {
            places.release();
            throw e;
        }
    }

    /** Interrupts the calls that still run, and ends all threads; waits a few seconds for them. */
    @Override
    public void close() {
        threads.shutdownNow();
        try {
            if (!threads.awaitTermination(GRACE.toSeconds(), TimeUnit.SECONDS)) {
                LOG.log(Level.WARNING, "Calls still run that do not heed an interrupt.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run(Runnable call, ClassLoader loader) {
        Thread thread = Thread.currentThread();
        ClassLoader own = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            call.run();
        } finally {
            thread.setContextClassLoader(own);
            places.release();
        }
    }

    private static ExecutorService threads() {
        return VirtualThreads.executor()
                .orElseGet(
                        () -> {
                            ThreadFactory daemons = new DaemonThreads();
                            return new ElasticPool(new Container().threadFactory().orElse(daemons));
                        });
    }
}
