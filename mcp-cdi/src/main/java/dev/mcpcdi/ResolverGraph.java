package dev.mcpcdi;

import java.util.List;

/**
 * Who gives what to whom: the tools and the like that have resolved parameters, and the resolvers.
 * Immutable, and the same in every process that serves the application.
 *
 * @param nodes the resolvers, then the tools and the like, in the order of the names
 * @param edges what flows between them
 */
public record ResolverGraph(List<Node> nodes, List<Edge> edges) {

    /** Copies the lists. */
    public ResolverGraph {
        nodes = List.copyOf(nodes);
        edges = List.copyOf(edges);
    }

    /** What a node is. */
    public enum Kind {
        /** A tool. */
        TOOL,
        /** A prompt. */
        PROMPT,
        /** A resource. */
        RESOURCE,
        /** A template of resources. */
        RESOURCE_TEMPLATE,
        /** A completion. */
        COMPLETION,
        /** A resolver that always knows. */
        RESOLVER,
        /** A resolver that may ask. */
        QUESTION
    }

    /**
     * A tool or the like, or a resolver.
     *
     * @param id a short name, unique in the graph
     * @param kind what it is
     * @param name the name of a tool or the like, or the key of a resolver
     * @param gives what a resolver gives, such as {@code @InStock Stock}; of anything else, empty
     */
    public record Node(String id, Kind kind, String name, String gives) {}

    /**
     * A value that flows.
     *
     * @param from the id of the resolver that gives it
     * @param to the id of what gets it
     * @param parameter the parameter that it fills
     */
    public record Edge(String from, String to, String parameter) {}

    /**
     * The graph as a flowchart: values flow from left to right, resolvers are round, those that may
     * ask are diamonds, and all else are boxes.
     *
     * @return text for <a href="https://mermaid.js.org">Mermaid</a>, lines ending in a line feed
     */
    public String mermaid() {
        StringBuilder text = new StringBuilder("flowchart LR\n");
        for (Node node : nodes) {
            text.append("    ").append(node.id()).append(shape(node)).append('\n');
        }
        for (Edge edge : edges) {
            text.append(
                    "    %s -- %s --> %s\n".formatted(edge.from(), edge.parameter(), edge.to()));
        }
        return text.toString();
    }

    private static String shape(Node node) {
        String label =
                node.gives().isEmpty() ? node.name() : node.name() + "<br>" + escaped(node.gives());
        return switch (node.kind()) {
            case TOOL, PROMPT, RESOURCE, RESOURCE_TEMPLATE, COMPLETION -> "[\"" + label + "\"]";
            case RESOLVER -> "([\"" + label + "\"])";
            case QUESTION -> "{\"" + label + "\"}";
        };
    }

    private static String escaped(String text) {
        return text.replace("\"", "#quot;").replace("<", "#lt;").replace(">", "#gt;");
    }
}
