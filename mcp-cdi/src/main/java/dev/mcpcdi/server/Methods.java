package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.protocol.Results;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The methods of each era and who serves them; the handshake is apart. A feature that the
 * application does not use is neither advertised nor served.
 */
record Methods(
        Capabilities capabilities, Map<String, Handler> session, Map<String, Handler> modern) {

    static Methods of(
            List<ToolCall> tools,
            CallExecutor executor,
            Results results,
            Rounds rounds,
            CallContexts contexts) {
        Capabilities capabilities = new Capabilities(!tools.isEmpty());
        Map<String, Handler> both = new HashMap<>();
        if (capabilities.tools()) {
            both.put("tools/list", new ListToolsHandler(tools, results));
            both.put("tools/call", new CallToolHandler(tools, executor, results, rounds, contexts));
        }
        Map<String, Handler> session = new HashMap<>(both);
        session.put("ping", new PingHandler(results));
        if (capabilities.tools()) {
            session.put("logging/setLevel", new SetLevelHandler(results));
        }
        Map<String, Handler> modern = new HashMap<>(both);
        modern.put("server/discover", new DiscoverHandler(results, capabilities));
        if (capabilities.tools()) {
            modern.put("subscriptions/listen", contexts.listening(capabilities, results));
        }
        return new Methods(capabilities, Map.copyOf(session), Map.copyOf(modern));
    }
}
