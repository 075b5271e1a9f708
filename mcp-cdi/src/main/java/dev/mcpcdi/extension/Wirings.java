package dev.mcpcdi.extension;

import dev.mcpcdi.ResolverGraph;
import dev.mcpcdi.graph.Graph;
import dev.mcpcdi.graph.Plan;
import dev.mcpcdi.invoke.Asking;
import dev.mcpcdi.invoke.ContextualCalls;
import dev.mcpcdi.invoke.ToolPlan;
import dev.mcpcdi.invoke.WiredMethod;
import dev.mcpcdi.invoke.WiredResolver;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.FormSource;
import dev.mcpcdi.schema.Schemas;
import jakarta.enterprise.inject.spi.BeanManager;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The methods of the application, wired to each other. For one thread. */
final class Wirings {

    private final List<Wiring> tools;
    private final List<Wiring> resolvers;
    private final List<Optional<Asking>> askings;
    private final Graph graph;

    Wirings(BeanManager beans, Discovery discovery, Schemas schemas, Problems problems) {
        Wirer wirer = new Wirer(beans, discovery, problems);
        tools = discovery.tools().stream().map(wirer::wire).toList();
        resolvers = discovery.resolvers().stream().map(wirer::wire).toList();
        GenericTypes types = new GenericTypes();
        askings =
                resolvers.stream().map(wiring -> asking(wiring, types, schemas, problems)).toList();
        graph =
                new Graph(
                        tools.stream().map(Wiring::node).toList(),
                        resolvers.stream().map(Wiring::node).toList());
        graph.check(problems);
        TwoWaysToAsk ways = new TwoWaysToAsk(problems);
        tools.forEach(ways::check);
    }

    private static Optional<Asking> asking(
            Wiring wiring, GenericTypes types, Schemas schemas, Problems problems) {
        ResolverResult result = ResolverResult.of(wiring.method(), types);
        if (!result.isResolution()) {
            return Optional.empty();
        }
        if (Asking.isFormless(result.type().getErasedType())) {
            return Optional.of(new Asking(Optional.empty()));
        }
        FormSource source =
                new FormSource(
                        "Resolver " + wiring.node().subject(),
                        result.type(),
                        result.use(),
                        wiring.node().origin());
        return Optional.of(new Asking(Optional.of(schemas.form(source, problems))));
    }

    /** One a tool, in their order; only if there is nothing to report. */
    List<ToolPlan> plans(ContextualCalls calls) {
        List<WiredResolver> wired =
                IntStream.range(0, resolvers.size())
                        .mapToObj(i -> resolver(resolvers.get(i), askings.get(i), calls))
                        .toList();
        return tools.stream()
                .map(
                        tool -> {
                            Plan plan = graph.plan(tool.node());
                            return new ToolPlan(plan, method(tool, calls), wired);
                        })
                .toList();
    }

    /** Only if there is nothing to report. */
    ResolverGraph picture() {
        return GraphPicture.of(graph);
    }

    private static WiredResolver resolver(
            Wiring wiring, Optional<Asking> asking, ContextualCalls calls) {
        return new WiredResolver(wiring.node().name(), method(wiring, calls), asking);
    }

    private static WiredMethod method(Wiring wiring, ContextualCalls calls) {
        BeanMethod method = wiring.method();
        return new WiredMethod(
                calls.method(method.bean().bean(), BusinessMethod.of(method).orElse(method.java())),
                wiring.points().stream().map(point -> point.map(calls::value)).toList());
    }
}
