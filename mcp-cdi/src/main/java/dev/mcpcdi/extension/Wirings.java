package dev.mcpcdi.extension;

import dev.mcpcdi.ResolverGraph;
import dev.mcpcdi.graph.Graph;
import dev.mcpcdi.graph.Node;
import dev.mcpcdi.graph.Plan;
import dev.mcpcdi.graph.Plan.Step;
import dev.mcpcdi.invoke.Asking;
import dev.mcpcdi.invoke.CallPlan;
import dev.mcpcdi.invoke.ContextualCalls;
import dev.mcpcdi.invoke.WiredMethod;
import dev.mcpcdi.invoke.WiredResolver;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.FormSource;
import dev.mcpcdi.schema.Schemas;
import jakarta.enterprise.inject.spi.BeanManager;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The methods of the application, wired to each other. For one thread. */
final class Wirings {

    private final List<Wiring> calls;
    private final List<Wiring> resolvers;
    private final List<Optional<Asking>> askings;
    private final Graph graph;

    Wirings(BeanManager beans, Discovery discovery, Schemas schemas, Problems problems) {
        Wirer wirer = new Wirer(beans, discovery, problems);
        calls = discovery.calls().stream().map(wirer::wire).toList();
        resolvers = discovery.resolvers().stream().map(wirer::wire).toList();
        GenericTypes types = new GenericTypes();
        askings =
                resolvers.stream().map(wiring -> asking(wiring, types, schemas, problems)).toList();
        graph =
                new Graph(
                        calls.stream().map(Wiring::node).toList(),
                        resolvers.stream().map(Wiring::node).toList());
        if (graph.check(problems)) {
            calls.stream()
                    .filter(call -> Role.COMPLETIONS.contains(call.method().role()))
                    .forEach(call -> neverAsks(call, problems));
        }
        TwoWaysToAsk ways = new TwoWaysToAsk(problems);
        calls.forEach(ways::check);
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

    /** Nobody sees a question while typing (2026-07-28, Multi Round-Trip Requests). */
    private void neverAsks(Wiring completion, Problems problems) {
        graph.plan(completion.node()).steps().stream()
                .filter(Step.Run.class::isInstance)
                .map(step -> resolvers.get(((Step.Run) step).resolver()).node())
                .filter(Node::asks)
                .forEach(
                        asking ->
                                problems.add(
                                        ProblemCode.COMPLETION_ASKS,
                                        completion.node().origin(),
                                        "Completion method %s needs resolver %s, which may ask. A completion cannot ask. Use a resolver that always knows."
                                                .formatted(
                                                        completion.node().subject(),
                                                        asking.subject())));
    }

    /** What is done for each call; only if there is nothing to report. */
    Map<BeanMethod, CallPlan> plans(ContextualCalls objects) {
        List<WiredResolver> wired =
                IntStream.range(0, resolvers.size())
                        .mapToObj(i -> resolver(resolvers.get(i), askings.get(i), objects))
                        .toList();
        Map<BeanMethod, CallPlan> plans = new HashMap<>();
        for (Wiring call : calls) {
            Plan plan = graph.plan(call.node());
            plans.put(call.method(), new CallPlan(plan, method(call, objects), wired));
        }
        return plans;
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
