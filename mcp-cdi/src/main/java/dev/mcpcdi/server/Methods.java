package dev.mcpcdi.server;

import dev.mcpcdi.invoke.PromptCall;
import dev.mcpcdi.invoke.ResourceCall;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.PromptDefinition;
import dev.mcpcdi.model.ResourceDefinition;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.protocol.ListResults;
import dev.mcpcdi.protocol.Results;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The methods of each era and who serves them; the handshake is apart. A feature that the
 * application does not use is neither advertised nor served.
 */
record Methods(Map<String, Handler> session, Map<String, Handler> modern) {

    static Methods of(
            Offer offer,
            Resources resources,
            CallRunner runner,
            Results results,
            CallContexts contexts) {
        Capabilities capabilities = offer.capabilities();
        Map<String, Handler> both = new HashMap<>();
        if (capabilities.tools()) {
            addTools(offer.tools(), runner, results.lists(), both);
        }
        if (capabilities.prompts()) {
            addPrompts(offer.prompts(), runner, results.lists(), both);
        }
        if (capabilities.resources()) {
            List<ResourceDefinition> all =
                    offer.resources().stream().map(ResourceCall::definition).toList();
            ListResults words = results.lists();
            both.put("resources/list", new ListHandler(revision -> words.resources(all, revision)));
            both.put(
                    "resources/templates/list",
                    new ListHandler(revision -> words.templates(List.of(), revision)));
            both.put("resources/read", new ReadResourceHandler(resources, runner));
        }
        if (capabilities.completions()) {
            both.put(
                    "completion/complete",
                    new CompleteHandler(new Completions(offer), runner, results));
        }
        Map<String, Handler> session = new HashMap<>(both);
        session.put("ping", new PingHandler(results));
        if (capabilities.resources()) {
            session.put("resources/subscribe", new SubscribeHandler(resources, results));
            session.put("resources/unsubscribe", new UnsubscribeHandler(results));
        }
        Map<String, Handler> modern = new HashMap<>(both);
        modern.put("server/discover", new DiscoverHandler(results, capabilities));
        if (capabilities.any()) {
            session.put("logging/setLevel", new SetLevelHandler(results));
            modern.put("subscriptions/listen", contexts.listening(capabilities, results));
        }
        return new Methods(Map.copyOf(session), Map.copyOf(modern));
    }

    private static void addTools(
            List<ToolCall> tools,
            CallRunner runner,
            ListResults words,
            Map<String, Handler> handlers) {
        List<ToolDefinition> all = tools.stream().map(ToolCall::definition).toList();
        handlers.put("tools/list", new ListHandler(revision -> words.tools(all, revision)));
        handlers.put("tools/call", new CallToolHandler(tools, runner));
    }

    private static void addPrompts(
            List<PromptCall> prompts,
            CallRunner runner,
            ListResults words,
            Map<String, Handler> handlers) {
        List<PromptDefinition> all = prompts.stream().map(PromptCall::definition).toList();
        handlers.put("prompts/list", new ListHandler(revision -> words.prompts(all, revision)));
        handlers.put("prompts/get", new GetPromptHandler(prompts, runner));
    }
}
