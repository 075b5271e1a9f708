package dev.mcpcdi.graph;

import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A graph under check, and whether a rule found anything. For one thread. */
final class Findings {

    private final Graph graph;
    private final Problems problems;
    private boolean any;

    Findings(Graph graph, Problems problems) {
        this.graph = graph;
        this.problems = problems;
    }

    Graph graph() {
        return graph;
    }

    /** All parameters that want a resolver's value. */
    Stream<Wish> wishes() {
        return Stream.concat(graph.calls().stream(), graph.resolvers().stream())
                .flatMap(
                        node ->
                                node.needs().stream()
                                        .filter(Need.Resolved.class::isInstance)
                                        .map(need -> new Wish(node, (Need.Resolved) need)));
    }

    void add(ProblemCode code, Node place, String text) {
        any = true;
        problems.add(code, place.origin(), text);
    }

    boolean any() {
        return any;
    }

    /** Such as {@code Resolver Shop.stock(String) gives @InStock Stock}, for a list of them. */
    String giving(List<Integer> resolvers) {
        return resolvers.stream()
                .map(graph::resolver)
                .map(node -> node.subject() + " gives " + node.gives())
                .collect(Collectors.joining(", "));
    }

    /**
     * A parameter that wants a resolver's value.
     *
     * @param node whose parameter it is
     * @param need what it needs
     */
    record Wish(Node node, Need.Resolved need) {

        /** Such as {@code Parameter "stock" of Shop.order(Stock)}. */
        String subject() {
            return "Parameter \"%s\" of %s".formatted(need.parameter(), node.subject());
        }
    }
}
