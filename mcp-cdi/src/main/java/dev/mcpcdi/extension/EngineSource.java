package dev.mcpcdi.extension;

import dev.mcpcdi.McpServer;
import dev.mcpcdi.ResolverGraph;
import dev.mcpcdi.server.CallThreads;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Engine.Served;
import dev.mcpcdi.server.Seams;
import dev.mcpcdi.server.Settings;
import dev.mcpcdi.server.TransportThreads;
import dev.mcpcdi.server.Workers;
import jakarta.json.spi.JsonProvider;
import java.util.function.Supplier;

/**
 * Makes the engine when a transport first asks for it: only then does the thread surely see the
 * application's naming context. The container asks once.
 */
final class EngineSource {

    private final Served served;
    private final Supplier<Seams> seams;
    private final ResolverGraph graph;
    private final Settings settings;
    private final JsonProvider json;
    private final TransportThreads transports = new TransportThreads();
    private volatile CallThreads threads;
    private volatile Engine engine;

    EngineSource(
            Served served,
            Supplier<Seams> seams,
            ResolverGraph graph,
            Settings settings,
            JsonProvider json) {
        this.served = served;
        this.seams = seams;
        this.graph = graph;
        this.settings = settings;
        this.json = json;
    }

    McpServer server(Supplier<Engine> running) {
        return new ServedApplication(graph, running);
    }

    TransportThreads transportThreads() {
        return transports;
    }

    Settings settings() {
        return settings;
    }

    Engine start() {
        threads = new CallThreads(CallThreads.DEFAULT_LIMIT);
        engine = new Engine(served, new Workers(threads, transports), json, settings, seams.get());
        return engine;
    }

    void stop() {
        engine.close();
        threads.close();
        transports.close(); // last, for what the others still have to say
    }
}
