package dev.mcpcdi.server;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicLong;

/** Plain threads, which inherit nothing from the request that caused them. */
final class DaemonThreads implements ThreadFactory {

    private final String prefix;
    private final AtomicLong made = new AtomicLong();

    /** Threads have the prefix and a number as their name. */
    DaemonThreads(String prefix) {
        this.prefix = prefix;
    }

    @Override
    public Thread newThread(Runnable task) {
        String name = prefix + made.incrementAndGet();
        Thread thread = new Thread(null, task, name, 0, false);
        thread.setDaemon(true);
        return thread;
    }
}
