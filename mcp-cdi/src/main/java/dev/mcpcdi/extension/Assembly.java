package dev.mcpcdi.extension;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.invoke.ActiveCall;
import dev.mcpcdi.invoke.ContextualCalls;
import dev.mcpcdi.invoke.RequestScope;
import dev.mcpcdi.invoke.Surroundings;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.invoke.ToolCalls;
import dev.mcpcdi.invoke.ToolPlan;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.Schemas;
import dev.mcpcdi.server.Engine.Served;
import dev.mcpcdi.server.Seams;
import dev.mcpcdi.server.Settings;
import jakarta.enterprise.context.control.RequestContextController;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.spi.JsonProvider;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Builds the engine from the tools, once the container can resolve beans. */
final class Assembly {

    private final Discovery discovery;
    private final BeanManager beans;
    private final JsonProvider json = JsonProvider.provider();
    private final Problems problems = new Problems();
    private final List<ToolAssembly> tools;
    private final Wirings wirings;
    private final Settings settings;
    private final Supplier<Seams> seams;

    Assembly(Discovery discovery, BeanManager beans) {
        this.discovery = discovery;
        this.beans = beans;
        Schemas schemas =
                new Schemas(
                        json,
                        ValidatorLookup.ofApplication(beans),
                        new ContributorLookup(beans, problems).all(),
                        problems);
        this.tools = assembled(schemas);
        this.wirings = new Wirings(beans, discovery, schemas, problems);
        this.settings = SettingsLookup.of(beans, problems);
        this.seams = SeamLookup.of(beans, problems);
    }

    private List<ToolAssembly> assembled(Schemas schemas) {
        ParameterSorter sorter = new ParameterSorter(beans, discovery);
        ModelBuilder models = new ModelBuilder(schemas, sorter, problems);
        return discovery.tools().stream()
                .map(tool -> new ToolAssembly(tool, models.build(tool)))
                .toList();
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
        Served served = new Served(identity(), calls(scope));
        return new EngineSource(served, seams, wirings.picture(), settings, json);
    }

    private List<ToolCall> calls(RequestScope scope) {
        JsonBuilderFactory builders = json.createBuilderFactory(Map.of());
        Surroundings surroundings = new Surroundings(new ContextualCalls(beans), scope);
        List<ToolPlan> plans = wirings.plans(surroundings.calls());
        return IntStream.range(0, tools.size())
                .mapToObj(
                        i ->
                                ToolCalls.of(
                                        tools.get(i).definition(builders),
                                        tools.get(i).models(),
                                        plans.get(i),
                                        tools.get(i).timeout(),
                                        surroundings))
                .toList();
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
