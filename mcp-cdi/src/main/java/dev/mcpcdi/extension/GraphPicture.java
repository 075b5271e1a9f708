package dev.mcpcdi.extension;

import dev.mcpcdi.ResolverGraph;
import dev.mcpcdi.ResolverGraph.Edge;
import dev.mcpcdi.ResolverGraph.Kind;
import dev.mcpcdi.graph.Graph;
import dev.mcpcdi.graph.Need;
import dev.mcpcdi.graph.Node;
import java.util.ArrayList;
import java.util.List;

/** Shows the graph to the application. */
final class GraphPicture {

    private final List<ResolverGraph.Node> nodes = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();

    private GraphPicture() {}

    /** Of a graph without mistakes. */
    static ResolverGraph of(Graph graph) {
        GraphPicture picture = new GraphPicture();
        for (int i = 0; i < graph.resolvers().size(); i++) {
            Node resolver = graph.resolvers().get(i);
            picture.add(
                    "r" + i,
                    resolver.whom() != Node.Whom.NOBODY ? Kind.QUESTION : Kind.RESOLVER,
                    resolver);
        }
        List<Node> tools =
                graph.tools().stream()
                        .filter(
                                tool ->
                                        tool.needs().stream()
                                                .anyMatch(Need.Resolved.class::isInstance))
                        .toList();
        for (int i = 0; i < tools.size(); i++) {
            picture.add("t" + i, Kind.TOOL, tools.get(i));
        }
        return new ResolverGraph(picture.nodes, picture.edges);
    }

    private void add(String id, Kind kind, Node node) {
        nodes.add(new ResolverGraph.Node(id, kind, node.name(), node.gives()));
        for (Need need : node.needs()) {
            if (need instanceof Need.Resolved resolved) {
                edges.add(new Edge("r" + resolved.matches().get(0), id, resolved.parameter()));
            }
        }
    }
}
