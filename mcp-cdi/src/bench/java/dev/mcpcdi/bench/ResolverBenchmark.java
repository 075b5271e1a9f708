package dev.mcpcdi.bench;

import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.extension.McpExtension;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import jakarta.inject.Named;
import java.nio.charset.StandardCharsets;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** A call of a tool that needs a number of resolvers, bytes in to bytes out. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ResolverBenchmark {

    @Param({"0", "1", "5", "20"})
    public int resolvers;

    private SeContainer container;
    private EngineCaller engine;
    private byte[] call;

    @Setup
    @SuppressWarnings("unchecked") // the array of addExtensions
    public void start() {
        container =
                SeContainerInitializer.newInstance()
                        .disableDiscovery()
                        .addExtensions(McpExtension.class)
                        .addBeanClasses(Chain.class)
                        .initialize();
        engine = new EngineCaller(container.select(Engine.class).get());
        call =
                """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"need%d",\
                "arguments":{"a":5}}}"""
                        .formatted(resolvers)
                        .getBytes(StandardCharsets.UTF_8);
    }

    @TearDown
    public void stop() {
        container.close();
    }

    @Benchmark
    public byte[] call() {
        return engine.answer(call);
    }

    /** Twenty resolvers, each of which needs the one before. */
    @ApplicationScoped
    public static class Chain {

        @Resolver
        @Named("r1")
        public long r1(int a) {
            return a;
        }

        @Resolver
        @Named("r2")
        public long r2(@Named("r1") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r3")
        public long r3(@Named("r2") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r4")
        public long r4(@Named("r3") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r5")
        public long r5(@Named("r4") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r6")
        public long r6(@Named("r5") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r7")
        public long r7(@Named("r6") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r8")
        public long r8(@Named("r7") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r9")
        public long r9(@Named("r8") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r10")
        public long r10(@Named("r9") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r11")
        public long r11(@Named("r10") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r12")
        public long r12(@Named("r11") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r13")
        public long r13(@Named("r12") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r14")
        public long r14(@Named("r13") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r15")
        public long r15(@Named("r14") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r16")
        public long r16(@Named("r15") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r17")
        public long r17(@Named("r16") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r18")
        public long r18(@Named("r17") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r19")
        public long r19(@Named("r18") long before) {
            return before + 1;
        }

        @Resolver
        @Named("r20")
        public long r20(@Named("r19") long before) {
            return before + 1;
        }

        @Tool(description = "Needs nothing.")
        public long need0(int a) {
            return a;
        }

        @Tool(description = "Needs 1.")
        public long need1(int a, @Named("r1") long last) {
            return last;
        }

        @Tool(description = "Needs 5.")
        public long need5(int a, @Named("r5") long last) {
            return last;
        }

        @Tool(description = "Needs 20.")
        public long need20(int a, @Named("r20") long last) {
            return last;
        }
    }
}
