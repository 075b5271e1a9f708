package dev.mcpcdi.extension;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.server.CallThreads;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Settings;
import jakarta.json.spi.JsonProvider;
import java.util.List;

/**
 * Makes the engine when a transport first asks for it: only then does the thread surely see the
 * application's naming context. The container asks once.
 */
final class EngineSource {

    private final ServerIdentity identity;
    private final List<ToolCall> tools;
    private final Settings settings;
    private final JsonProvider json;
    private volatile CallThreads threads;

    EngineSource(
            ServerIdentity identity, List<ToolCall> tools, Settings settings, JsonProvider json) {
        this.identity = identity;
        this.tools = List.copyOf(tools);
        this.settings = settings;
        this.json = json;
    }

    Settings settings() {
        return settings;
    }

    Engine start() {
        threads = new CallThreads(CallThreads.DEFAULT_LIMIT);
        return new Engine(identity, tools, threads, json);
    }

    void stop() {
        threads.close();
    }
}
