package dev.mcpcdi.server;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/** Keeps tasks until a test runs them on its own thread. */
final class HeldThreads extends AbstractExecutorService {

    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private boolean closed;

    @Override
    public void execute(Runnable task) {
        if (closed) {
            throw new RejectedExecutionException("closed");
        }
        tasks.add(task);
    }

    void runNext() {
        tasks.remove().run();
    }

    @Override
    public void shutdown() {
        closed = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
        closed = true;
        return List.copyOf(tasks);
    }

    @Override
    public boolean isShutdown() {
        return closed;
    }

    @Override
    public boolean isTerminated() {
        return closed;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
        return closed;
    }
}
