package dev.mcpcdi.extension;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.invoke.ActiveCall;
import dev.mcpcdi.invoke.ContextualCalls;
import dev.mcpcdi.invoke.RequestScope;
import dev.mcpcdi.invoke.Surroundings;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.server.Seams;
import dev.mcpcdi.server.Served;
import dev.mcpcdi.server.Settings;
import jakarta.enterprise.context.control.RequestContextController;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.json.spi.JsonProvider;
import java.util.Optional;
import java.util.function.Supplier;

/** Builds the engine from the tools, once the container can resolve beans. */
final class Assembly {

    private final Discovery discovery;
    private final BeanManager beans;
    private final JsonProvider json = JsonProvider.provider();
    private final Problems problems = new Problems();
    private final OfferAssembly offer;
    private final Settings settings;
    private final Supplier<Seams> seams;

    Assembly(Discovery discovery, BeanManager beans) {
        this.discovery = discovery;
        this.beans = beans;
        this.offer = new OfferAssembly(discovery, beans, json, problems);
        this.settings = SettingsLookup.of(beans, problems);
        this.seams = SeamLookup.of(beans, problems);
    }

    Optional<DeploymentException> report() {
        return Report.of(problems);
    }

    /** Only if there is nothing to report. */
    EngineSource engine() {
        RequestScope scope =
                new RequestScope(
                        () -> beans.createInstance().select(RequestContextController.class).get(),
                        beans.createInstance().select(ActiveCall.class).get());
        Surroundings surroundings =
                new Surroundings(new ContextualCalls(beans), scope, offer.ownQuestions());
        Served served = new Served(identity(), offer.offer(surroundings));
        LateMethods late = new LateMethods(discovery, beans, json, surroundings);
        return new EngineSource(
                served, new Application(offer.picture(), late, seams), settings, json);
    }

    private ServerIdentity identity() {
        return discovery.serverInfos().stream()
                .findFirst()
                .flatMap(ApplicationBean::serverInfo)
                .map(Assembly::identity)
                .orElseGet(
                        () ->
                                new ServerIdentity(
                                        "mcp-server",
                                        "",
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty()));
    }

    private static ServerIdentity identity(ServerInfo info) {
        return new ServerIdentity(
                info.name(),
                info.version(),
                Texts.given(info.title()),
                Texts.given(info.description()),
                Texts.given(info.websiteUrl()),
                Texts.given(info.instructions()));
    }
}
