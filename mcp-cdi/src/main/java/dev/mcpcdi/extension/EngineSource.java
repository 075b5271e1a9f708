package dev.mcpcdi.extension;

import dev.mcpcdi.McpServer;
import dev.mcpcdi.server.CallThreads;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Served;
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
    private final Application application;
    private final Settings settings;
    private final JsonProvider json;
    private final TransportThreads transports = new TransportThreads();
    private volatile CallThreads threads;
    private volatile Engine engine;
    private boolean hasStopped;

    EngineSource(Served served, Application application, Settings settings, JsonProvider json) {
        this.served = served;
        this.application = application;
        this.settings = settings;
        this.json = json;
    }

    McpServer server(Supplier<Engine> running) {
        return new ServedApplication(application.graph(), application.late(), running);
    }

    TransportThreads transportThreads() {
        return transports;
    }

    Settings settings() {
        return settings;
    }

    Engine start() {
        threads = new CallThreads(CallThreads.DEFAULT_LIMIT);
        engine =
                new Engine(
                        served,
                        new Workers(threads, transports),
                        json,
                        settings,
                        application.seams().get());
        return engine;
    }

    /** Once, if it has started. */
    synchronized void stop() {
        if (engine != null && !hasStopped) {
            hasStopped = true;
            engine.close();
            threads.close();
            transports.close(); // last, for what the others still have to say
        }
    }
}
