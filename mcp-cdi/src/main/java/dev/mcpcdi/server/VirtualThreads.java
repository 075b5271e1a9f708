package dev.mcpcdi.server;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** Virtual threads of JDK 21 and newer, found by reflection: the code is built for JDK 17. */
final class VirtualThreads {

    private static final int FIRST_JDK = 21;

    private VirtualThreads() {}

    /** An executor with a new virtual thread for each task, empty on an older JVM. */
    static Optional<ExecutorService> executor(String prefix) {
        if (Runtime.version().feature() < FIRST_JDK) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    (ExecutorService)
                            Executors.class
                                    .getMethod("newThreadPerTaskExecutor", ThreadFactory.class)
                                    .invoke(null, factory(prefix)));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This JVM has no virtual threads.", e);
        }
    }

    /** Threads that inherit no thread locals of the request that starts them. */
    private static ThreadFactory factory(String prefix) throws ReflectiveOperationException {
        Class<?> builder = Class.forName("java.lang.Thread$Builder");
        Object threads = Thread.class.getMethod("ofVirtual").invoke(null);
        builder.getMethod("name", String.class, long.class).invoke(threads, prefix, 1L);
        builder.getMethod("inheritInheritableThreadLocals", boolean.class).invoke(threads, false);
        return (ThreadFactory) builder.getMethod("factory").invoke(threads);
    }
}
