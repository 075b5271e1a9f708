package dev.mcpcdi.server;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Reuses idle threads and makes new ones as needed; a new thread for each call halves the
 * throughput. It has no bound: {@link CallThreads} holds the bound, and gives a place away a moment
 * before the thread is idle again.
 */
final class ElasticPool extends ThreadPoolExecutor {

    private static final long IDLE_SECONDS = 60;

    ElasticPool(ThreadFactory factory) {
        super(
                0,
                Integer.MAX_VALUE,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new SynchronousQueue<>(),
                factory);
    }
}
