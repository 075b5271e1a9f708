package dev.mcpcdi.extension;

import dev.mcpcdi.McpServer;
import dev.mcpcdi.ResolverGraph;
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
    private final ResolverGraph graph;
    private final Settings settings;
    private final JsonProvider json;
    private volatile CallThreads threads;

    EngineSource(
            ServerIdentity identity,
            List<ToolCall> tools,
            ResolverGraph graph,
            Settings settings,
            JsonProvider json) {
        this.identity = identity;
        this.tools = List.copyOf(tools);
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
        return new Engine(identity, tools, threads, json, settings);
    }

    void stop() {
        threads.close();
    }
}
