package dev.mcpcdi.server;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
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
    private static final String NAME = "mcp-call-";

    private final ExecutorService threads;
    private final UnaryOperator<Runnable> context;
    private final Semaphore places;
    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();

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
        parts().begin(call);
    }

    @Override
    public Parts parts() {
        return new InContext(Thread.currentThread().getContextClassLoader());
    }

    /** What goes on has waited already: it goes before what begins, and is never refused. */
    private void startWaiting() {
        while (!waiting.isEmpty() && places.tryAcquire()) {
            Runnable next = waiting.poll();
            if (next == null) {
                places.release();
            } else {
                start(next);
            }
        }
    }

    /** Takes a place, which the end of the work gives back. */
    private void start(Runnable work) {
        try {
            threads.execute(work);
        } catch (RuntimeException | Error e) {
            places.release();
            throw e;
        }
    }

    /** The context is taken once, on the thread that brought the call. */
    private final class InContext implements Parts {

        private final ClassLoader loader;
        private final Runnable inContext = context.apply(this::runPart);
        private volatile Runnable part;

        InContext(ClassLoader loader) {
            this.loader = loader;
        }

        @Override
        public void begin(Runnable first) {
            if (!places.tryAcquire()) {
                throw new RejectedExecutionException("All places for calls are taken.");
            }
            part = first;
            start(this::run);
        }

        @Override
        public void goOn(Runnable next) {
            part = next;
            waiting.add(this::run);
            startWaiting();
        }

        private void runPart() {
            part.run();
        }

        private void run() {
            Thread thread = Thread.currentThread();
            ClassLoader own = thread.getContextClassLoader();
            thread.setContextClassLoader(loader);
            try {
                inContext.run();
            } finally {
                thread.setContextClassLoader(own);
                places.release();
                startWaiting();
            }
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

    private static ExecutorService threads() {
        return VirtualThreads.executor(NAME)
                .orElseGet(
                        () -> {
                            ThreadFactory daemons = new DaemonThreads(NAME);
                            return new ElasticPool(new Container().threadFactory().orElse(daemons));
                        });
    }
}
