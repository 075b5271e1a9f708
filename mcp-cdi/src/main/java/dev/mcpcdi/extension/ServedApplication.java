package dev.mcpcdi.extension;

import dev.mcpcdi.McpServer;
import dev.mcpcdi.MethodOffers;
import dev.mcpcdi.ResolverGraph;
import dev.mcpcdi.ResourceOffers;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import dev.mcpcdi.spi.SubscriptionBus.Kind;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The server as the application sees it.
 *
 * @param graph how tools and resolvers depend on each other
 * @param late makes what is offered later
 * @param engine serves it, from the first time somebody asks for it on
 */
record ServedApplication(ResolverGraph graph, LateMethods late, Supplier<Engine> engine)
        implements McpServer {

    @Override
    public MethodOffers tools() {
        return new LateOffers(Role.TOOL, late, engine);
    }

    @Override
    public MethodOffers prompts() {
        return new LateOffers(Role.PROMPT, late, engine);
    }

    @Override
    public ResourceOffers resources() {
        return new LateOffers(Role.RESOURCE, late, engine);
    }

    @Override
    public ResourceOffers templates() {
        return new LateOffers(Role.TEMPLATE, late, engine);
    }

    @Override
    public void notifyToolsChanged() {
        engine.get().publish(Change.of(Kind.TOOLS));
    }

    @Override
    public void notifyElicitationComplete(String elicitationId) {
        engine.get().elicitationComplete(Objects.requireNonNull(elicitationId, "elicitationId"));
    }

    @Override
    public void notifyPromptsChanged() {
        engine.get().publish(Change.of(Kind.PROMPTS));
    }

    @Override
    public void notifyResourcesChanged() {
        engine.get().publish(Change.of(Kind.RESOURCES));
    }

    @Override
    public void notifyResourceUpdated(String uri) {
        engine.get().publish(Change.ofResource(uri));
    }
}
