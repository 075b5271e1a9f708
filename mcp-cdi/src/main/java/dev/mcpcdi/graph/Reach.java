package dev.mcpcdi.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The resolvers that one call needs, each with the shortest words for the way to it. */
final class Reach {

    private final Graph graph;
    private final Node call;
    private final Map<Integer, List<String>> ways = new LinkedHashMap<>();

    private Reach(Graph graph, Node call) {
        this.graph = graph;
        this.call = call;
    }

    static Reach of(Graph graph, Node call) {
        Reach reach = new Reach(graph, call);
        reach.follow(call, List.of());
        return reach;
    }

    private void follow(Node node, List<String> way) {
        for (Need need : node.needs()) {
            if (need instanceof Need.Resolved resolved && !ways.containsKey(resolved.resolver())) {
                List<String> further = new ArrayList<>(way);
                further.add(resolved.parameter());
                ways.put(resolved.resolver(), further);
                follow(graph.resolver(resolved.resolver()), further);
            }
        }
    }

    Node call() {
        return call;
    }

    /** The resolvers in the order they run. */
    List<Node> resolvers() {
        return ways.keySet().stream().map(graph::resolver).toList();
    }

    /** The call's argument of a name. */
    Optional<Need.Argument> argument(String name) {
        return arguments().stream().filter(argument -> argument.name().equals(name)).findFirst();
    }

    List<Need.Argument> arguments() {
        return call.needs().stream()
                .filter(Need.Argument.class::isInstance)
                .map(Need.Argument.class::cast)
                .toList();
    }

    /** Such as {@code order_book > backorder > stock}. */
    String way(Node resolver) {
        return ways.entrySet().stream()
                .filter(entry -> graph.resolver(entry.getKey()) == resolver)
                .map(entry -> call.name() + " > " + String.join(" > ", entry.getValue()))
                .findFirst()
                .orElseThrow();
    }
}
