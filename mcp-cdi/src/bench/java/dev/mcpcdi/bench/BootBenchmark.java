package dev.mcpcdi.bench;

import dev.mcpcdi.extension.McpExtension;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What the extension adds to the start of Weld SE: the same beans with it and without it. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class BootBenchmark {

    @Param({"1", "100", "1000"})
    public int tools;

    private Class<?>[] beans;

    @Setup
    public void generate() {
        beans = GeneratedBeans.of(tools).toArray(Class<?>[]::new);
    }

    @Benchmark
    public boolean weldAlone() {
        return boot(container());
    }

    @Benchmark
    @SuppressWarnings("unchecked") // the array of addExtensions
    public boolean weldWithExtension() {
        return boot(container().addExtensions(McpExtension.class));
    }

    /** Without discovery Weld loads no extension by itself. */
    private SeContainerInitializer container() {
        Thread.currentThread().setContextClassLoader(beans[0].getClassLoader());
        return SeContainerInitializer.newInstance()
                .disableDiscovery()
                .addProperty("org.jboss.weld.se.shutdownHook", false)
                .addBeanClasses(beans);
    }

    private static boolean boot(SeContainerInitializer initializer) {
        try (SeContainer container = initializer.initialize()) {
            return container.isRunning();
        }
    }
}
