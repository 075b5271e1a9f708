package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.protocol.Results;
import jakarta.json.spi.JsonProvider;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The methods of each era and who serves them. A feature that the application does not use is
 * neither advertised nor served.
 */
record Methods(Map<String, Handler> session, Map<String, Handler> modern) {

    static Methods of(
            ServerIdentity identity,
            List<ToolCall> tools,
            CallExecutor executor,
            JsonProvider json) {
        Results results = new Results(identity, json);
        Capabilities capabilities = new Capabilities(!tools.isEmpty());
        Map<String, Handler> both = new HashMap<>();
        if (capabilities.tools()) {
            both.put("tools/list", new ListToolsHandler(tools, results));
            both.put("tools/call", new CallToolHandler(tools, executor, results));
        }
        Map<String, Handler> session = new HashMap<>(both);
        session.put("initialize", new InitializeHandler(results, capabilities));
        session.put("ping", new PingHandler(results));
        Map<String, Handler> modern = new HashMap<>(both);
        modern.put("server/discover", new DiscoverHandler(results, capabilities));
        return new Methods(Map.copyOf(session), Map.copyOf(modern));
    }
}
