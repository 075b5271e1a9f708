package dev.mcpcdi.extension;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.invoke.ActiveCall;
import dev.mcpcdi.invoke.CallPlan;
import dev.mcpcdi.invoke.ContextualCalls;
import dev.mcpcdi.invoke.MethodCalls;
import dev.mcpcdi.invoke.RequestScope;
import dev.mcpcdi.invoke.Surroundings;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.Schemas;
import dev.mcpcdi.server.Engine.Served;
import dev.mcpcdi.server.Offer;
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

/** Builds the engine from the tools, once the container can resolve beans. */
final class Assembly {

    private final Discovery discovery;
    private final BeanManager beans;
    private final JsonProvider json = JsonProvider.provider();
    private final Problems problems = new Problems();
    private final ParameterSorter sorter;
    private final List<ToolAssembly> tools;
    private final List<PromptAssembly> prompts;
    private final List<ResourceAssembly> resources;
    private final CompletionAssembly completions;
    private final Wirings wirings;
    private final Settings settings;
    private final Supplier<Seams> seams;

    Assembly(Discovery discovery, BeanManager beans) {
        this.discovery = discovery;
        this.beans = beans;
        Schemas schemas = new Schemas(json, ValidatorLookup.ofApplication(beans));
        this.sorter = new ParameterSorter(beans, discovery);
        ModelBuilder models = new ModelBuilder(schemas, sorter, problems);
        Decorations decorations = new Decorations(json, problems);
        this.tools =
                discovery.methods(Role.TOOL).stream()
                        .map(one -> new ToolAssembly(one, models.tool(one), decorations.of(one)))
                        .toList();
        this.prompts =
                discovery.methods(Role.PROMPT).stream()
                        .map(
                                one ->
                                        new PromptAssembly(
                                                one, models.method(one), decorations.of(one)))
                        .toList();
        this.resources =
                discovery.methods(Role.RESOURCE).stream()
                        .map(
                                one ->
                                        new ResourceAssembly(
                                                one, models.method(one), decorations.of(one)))
                        .toList();
        this.completions =
                new CompletionAssembly(discovery.methods(Role.PROMPT_COMPLETION), models, sorter);
        this.wirings = new Wirings(beans, discovery, schemas, problems);
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
        Served served = new Served(identity(), offer(scope));
        return new EngineSource(served, seams, wirings.picture(), settings, json);
    }

    private Offer offer(RequestScope scope) {
        JsonBuilderFactory builders = json.createBuilderFactory(Map.of());
        Surroundings surroundings = new Surroundings(new ContextualCalls(beans), scope);
        Map<BeanMethod, CallPlan> plans = wirings.plans(surroundings.calls());
        MethodCalls calls = new MethodCalls(surroundings);
        return new Offer(
                tools.stream()
                        .map(
                                tool ->
                                        calls.tool(
                                                tool.definition(builders),
                                                tool.models(),
                                                plans.get(tool.method()),
                                                tool.timeout()))
                        .toList(),
                prompts.stream()
                        .map(
                                prompt ->
                                        calls.prompt(
                                                prompt.definition(sorter),
                                                prompt.models(),
                                                plans.get(prompt.method()),
                                                completions.of(
                                                        prompt.method(),
                                                        prompt.models().arguments().schema(),
                                                        calls,
                                                        plans)))
                        .toList(),
                resources.stream()
                        .map(
                                resource ->
                                        calls.resource(
                                                resource.definition(),
                                                resource.models(),
                                                plans.get(resource.method())))
                        .toList());
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
