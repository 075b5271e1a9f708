package dev.mcpcdi.server;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicLong;

/** Plain threads, which inherit nothing from the request that caused them. */
final class DaemonThreads implements ThreadFactory {

    private final AtomicLong made = new AtomicLong();

    @Override
    public Thread newThread(Runnable task) {
        String name = "mcp-call-" + made.incrementAndGet();
        Thread thread = new Thread(null, task, name, 0, false);
        thread.setDaemon(true);
        return thread;
    }
}
