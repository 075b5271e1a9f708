package dev.mcpcdi.bench;

import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import jakarta.enterprise.inject.spi.Extension;
import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
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
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
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
        return boot(container(new WithoutExtensions(beans[0].getClassLoader())));
    }

    @Benchmark
    public boolean weldWithExtension() {
        return boot(container(beans[0].getClassLoader()));
    }

    private SeContainerInitializer container(ClassLoader loader) {
        Thread.currentThread().setContextClassLoader(loader);
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

    /** Weld finds extensions through the context class loader; this one shows it none. */
    private static final class WithoutExtensions extends ClassLoader {

        WithoutExtensions(ClassLoader parent) {
            super(parent);
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            return name.equals("META-INF/services/" + Extension.class.getName())
                    ? Collections.emptyEnumeration()
                    : super.getResources(name);
        }
    }
}
