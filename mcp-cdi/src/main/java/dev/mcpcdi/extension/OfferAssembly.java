package dev.mcpcdi.extension;

import dev.mcpcdi.ResolverGraph;
import dev.mcpcdi.invoke.CallPlan;
import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.MethodCalls;
import dev.mcpcdi.invoke.MethodModels;
import dev.mcpcdi.invoke.OwnQuestions;
import dev.mcpcdi.invoke.PromptCall;
import dev.mcpcdi.invoke.ResourceCall;
import dev.mcpcdi.invoke.Surroundings;
import dev.mcpcdi.invoke.TemplateCall;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.Schemas;
import dev.mcpcdi.server.Offer;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.spi.JsonProvider;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Makes what clients call of methods, and finds the mistakes in them. For one thread. */
final class OfferAssembly {

    private final ParameterSorter sorter;
    private final JsonBuilderFactory json;
    private final List<ToolAssembly> tools;
    private final List<PromptAssembly> prompts;
    private final List<ResourceAssembly> resources;
    private final List<TemplateAssembly> templates;
    private final CompletionAssembly completions;
    private final Wirings wirings;
    private final Schemas schemas;

    OfferAssembly(
            Discovery discovery, BeanManager beans, JsonProvider provider, Problems problems) {
        schemas = schemas(beans, provider, problems);
        sorter = new ParameterSorter(beans, discovery);
        json = provider.createBuilderFactory(Map.of());
        ModelBuilder models = new ModelBuilder(schemas, sorter, problems);
        Decorations words = new Decorations(provider, problems);
        tools = all(discovery.methods(Role.TOOL), models::tool, words, ToolAssembly::new);
        prompts = all(discovery.methods(Role.PROMPT), models::method, words, PromptAssembly::new);
        resources =
                all(discovery.methods(Role.RESOURCE), models::method, words, ResourceAssembly::new);
        templates =
                all(discovery.methods(Role.TEMPLATE), models::method, words, TemplateAssembly::new);
        completions = new CompletionAssembly(discovery, models, sorter);
        wirings = new Wirings(beans, discovery, schemas, problems);
    }

    private static Schemas schemas(BeanManager beans, JsonProvider provider, Problems problems) {
        return new Schemas(
                provider,
                ValidatorLookup.ofApplication(beans),
                new ContributorLookup(beans, problems).all(),
                problems);
    }

    /** Puts together what is known of one method. */
    @FunctionalInterface
    private interface Assembler<M, A> {
        A of(BeanMethod method, M models, Decoration words);
    }

    private static <M, A> List<A> all(
            List<BeanMethod> methods,
            Function<BeanMethod, M> models,
            Decorations words,
            Assembler<M, A> assembler) {
        return each(methods, one -> assembler.of(one, models.apply(one), words.of(one)));
    }

    private static <A, B> List<B> each(List<A> all, Function<A, B> maker) {
        return all.stream().map(maker).toList();
    }

    /** New questions that methods ask by themselves. */
    OwnQuestions ownQuestions() {
        return new OwnQuestions(schemas.forms());
    }

    /** Only if there is nothing to report. */
    ResolverGraph picture() {
        return wirings.picture();
    }

    /** Only if there is nothing to report. */
    Offer offer(Surroundings surroundings) {
        Map<BeanMethod, CallPlan> plans = wirings.plans(surroundings.calls());
        MethodCalls calls = new MethodCalls(surroundings, json);
        return new Offer(
                each(tools, one -> tool(one, calls, plans)),
                each(prompts, one -> prompt(one, calls, plans)),
                each(resources, one -> resource(one, calls, plans)),
                each(templates, one -> template(one, calls, plans)));
    }

    private ToolCall tool(ToolAssembly tool, MethodCalls calls, Map<BeanMethod, CallPlan> plans) {
        return calls.tool(
                tool.definition(json), tool.models(), plans.get(tool.method()), tool.timeout());
    }

    private PromptCall prompt(
            PromptAssembly prompt, MethodCalls calls, Map<BeanMethod, CallPlan> plans) {
        return calls.prompt(
                prompt.definition(sorter),
                prompt.models(),
                plans.get(prompt.method()),
                completions(prompt.method(), prompt.models(), calls, plans));
    }

    private static ResourceCall resource(
            ResourceAssembly resource, MethodCalls calls, Map<BeanMethod, CallPlan> plans) {
        return calls.resource(
                resource.definition(), resource.models(), plans.get(resource.method()));
    }

    private TemplateCall template(
            TemplateAssembly template, MethodCalls calls, Map<BeanMethod, CallPlan> plans) {
        return calls.template(
                template.definition(),
                template.pattern(),
                template.models(),
                plans.get(template.method()),
                completions(template.method(), template.models(), calls, plans));
    }

    private Map<String, ClientCall> completions(
            BeanMethod method,
            MethodModels models,
            MethodCalls calls,
            Map<BeanMethod, CallPlan> plans) {
        return completions.of(method, models.arguments().schema(), calls, plans);
    }
}
