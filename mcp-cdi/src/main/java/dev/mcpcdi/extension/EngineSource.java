package dev.mcpcdi.extension;

import dev.mcpcdi.McpServer;
import dev.mcpcdi.ResolverGraph;
import dev.mcpcdi.server.CallThreads;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Engine.Served;
import dev.mcpcdi.server.Settings;
import dev.mcpcdi.spi.RequestStateCodec;
import jakarta.json.spi.JsonProvider;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Makes the engine when a transport first asks for it: only then does the thread surely see the
 * application's naming context. The container asks once.
 */
final class EngineSource {

    private final Served served;
    private final Supplier<Optional<RequestStateCodec>> codec;
    private final ResolverGraph graph;
    private final Settings settings;
    private final JsonProvider json;
    private volatile CallThreads threads;

    EngineSource(
            Served served,
            Supplier<Optional<RequestStateCodec>> codec,
            ResolverGraph graph,
            Settings settings,
            JsonProvider json) {
        this.served = served;
        this.codec = codec;
        this.graph = graph;
        this.settings = settings;
        this.json = json;
    }

    McpServer server() {
        return () -> graph;
    }

    Settings settings() {
        return settings;
    }

    Engine start() {
        threads = new CallThreads(CallThreads.DEFAULT_LIMIT);
        return new Engine(served, threads, json, settings, codec.get());
    }

    void stop() {
        threads.close();
    }
}
