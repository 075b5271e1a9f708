package dev.mcpcdi.bench;

import dev.mcpcdi.extension.McpExtension;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The engine from the bytes of a request to the bytes of its answer, without a transport. A call
 * includes the hop to a call thread and back.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class EngineBenchmark {

    private static final byte[] PING = request("ping", "{}");
    private static final byte[] LIST = request("tools/list", "{}");
    private static final byte[] CALL =
            request(
                    "tools/call",
                    """
                    {"name":"tool_0_0","arguments":{"a":5,"text":"Dune","flag":true}}\
                    """);

    private SeContainer container;
    private EngineCaller engine;

    @Setup
    @SuppressWarnings("unchecked") // the array of addExtensions
    public void start() {
        Class<?>[] beans = GeneratedBeans.of(100).toArray(Class<?>[]::new);
        Thread.currentThread().setContextClassLoader(beans[0].getClassLoader());
        container =
                SeContainerInitializer.newInstance()
                        .disableDiscovery()
                        .addExtensions(McpExtension.class)
                        .addBeanClasses(beans)
                        .initialize();
        engine = new EngineCaller(container.select(Engine.class).get());
    }

    @TearDown
    public void stop() {
        container.close();
    }

    @Benchmark
    public byte[] ping() {
        return engine.answer(PING);
    }

    @Benchmark
    public byte[] listOfHundredTools() {
        return engine.answer(LIST);
    }

    @Benchmark
    public byte[] callWithThreeArguments() {
        return engine.answer(CALL);
    }

    private static byte[] request(String method, String params) {
        String text =
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":%s}"
                        .formatted(method, params.strip());
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
