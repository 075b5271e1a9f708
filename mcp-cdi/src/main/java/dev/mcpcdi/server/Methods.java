package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.protocol.Results;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The methods of each era and who serves them; the handshake is apart. A feature that the
 * application does not use is neither advertised nor served.
 */
final class Methods {

    private final Catalogue catalogue;
    private final CallRunner runner;
    private final Results results;
    private final CallContexts contexts;
    private final int pageSize;

    Methods(
            Catalogue catalogue,
            CallRunner runner,
            Results results,
            CallContexts contexts,
            int pageSize) {
        this.pageSize = pageSize;
        this.catalogue = catalogue;
        this.runner = runner;
        this.results = results;
        this.contexts = contexts;
    }

    /** Who serves a method, and with which features of the server. */
    record Offered(Handler handler, Predicate<Capabilities> condition) {}

    /** The methods of one era. */
    record Table(Map<String, Offered> methods, Catalogue catalogue) {

        /** Nobody, if there is no such method or not here. */
        Optional<Handler> find(String method) {
            return Optional.ofNullable(methods.get(method))
                    .filter(offered -> offered.condition().test(catalogue.capabilities()))
                    .map(Offered::handler);
        }
    }

    /** Up to 2025-11-25. */
    Table session() {
        Map<String, Offered> methods = both();
        methods.put("ping", new Offered(new PingHandler(results), any -> true));
        methods.put(
                "logging/setLevel", new Offered(new SetLevelHandler(results), Capabilities::any));
        methods.put(
                "resources/subscribe",
                new Offered(new SubscribeHandler(catalogue, results), Capabilities::resources));
        methods.put(
                "resources/unsubscribe",
                new Offered(new UnsubscribeHandler(results), Capabilities::resources));
        return new Table(Map.copyOf(methods), catalogue);
    }

    /** Of 2026-07-28. */
    Table modern() {
        Map<String, Offered> methods = both();
        methods.put(
                "server/discover",
                new Offered(new DiscoverHandler(results, catalogue::capabilities), any -> true));
        methods.put(
                "subscriptions/listen",
                new Offered(contexts.listening(results), Capabilities::any));
        return new Table(Map.copyOf(methods), catalogue);
    }

    private Map<String, Offered> both() {
        Lists lists = new Lists(catalogue, results.lists(), pageSize);
        Map<String, Offered> methods = new HashMap<>();
        methods.put("tools/list", new Offered(lists.tools(), Capabilities::tools));
        methods.put(
                "tools/call",
                new Offered(new CallToolHandler(catalogue, runner), Capabilities::tools));
        methods.put("prompts/list", new Offered(lists.prompts(), Capabilities::prompts));
        methods.put(
                "prompts/get",
                new Offered(new GetPromptHandler(catalogue, runner), Capabilities::prompts));
        methods.put("resources/list", new Offered(lists.resources(), Capabilities::resources));
        methods.put(
                "resources/templates/list",
                new Offered(lists.templates(), Capabilities::resources));
        methods.put(
                "resources/read",
                new Offered(new ReadResourceHandler(catalogue, runner), Capabilities::resources));
        methods.put(
                "completion/complete",
                new Offered(
                        new CompleteHandler(new Completions(catalogue), runner, results),
                        Capabilities::completions));
        return methods;
    }
}
