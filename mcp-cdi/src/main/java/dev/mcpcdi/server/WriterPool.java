package dev.mcpcdi.server;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * A few threads for the writers of many streams, which take no time while their peers read. It has
 * more only as long as all of them are held up by peers that do not.
 */
final class WriterPool extends ThreadPoolExecutor {

    static final int ENOUGH = Math.max(4, Runtime.getRuntime().availableProcessors());
    private static final long IDLE_SECONDS = 60;

    private final Consumer<Runnable> soon;
    private final AtomicBoolean isWatched = new AtomicBoolean();

    /**
     * Makes a pool without threads yet.
     *
     * @param factory makes them
     * @param soon runs an action later, after a time in which any writer is done whose peer reads
     */
    WriterPool(ThreadFactory factory, Consumer<Runnable> soon) {
        super(
                ENOUGH,
                Integer.MAX_VALUE,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                factory);
        allowCoreThreadTimeOut(true);
        this.soon = soon;
    }

    @Override
    public void execute(Runnable writer) {
        super.execute(writer);
        watch();
    }

    private void watch() {
        Runnable first = getQueue().peek();
        boolean isDue = first != null || getCorePoolSize() > ENOUGH;
        if (isDue && isWatched.compareAndSet(false, true)) {
            soon.accept(() -> look(first));
        }
    }

    /** As many again if none has come for the first that waited. */
    private void look(Runnable first) {
        Runnable now = getQueue().peek();
        if (now == null) {
            setCorePoolSize(ENOUGH);
        } else if (now == first) {
            setCorePoolSize(2 * getCorePoolSize());
        }
        isWatched.set(false);
        watch();
    }
}
