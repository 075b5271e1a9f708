package dev.mcpcdi.graph;

import dev.mcpcdi.problem.ProblemCode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** No resolver may need itself, however long the way. Each circle is reported once. */
final class Cycle implements Rule {

    @Override
    public void check(Findings findings) {
        Search search = new Search(findings);
        for (int i = 0; i < findings.graph().resolvers().size(); i++) {
            search.visit(i);
        }
    }

    private static final class Search {

        private final Findings findings;
        private final Set<Integer> done = new HashSet<>();
        private final Deque<Integer> open = new ArrayDeque<>();

        Search(Findings findings) {
            this.findings = findings;
        }

        void visit(int resolver) {
            if (open.contains(resolver)) {
                report(resolver);
            } else if (!done.contains(resolver)) {
                open.addLast(resolver);
                needed(findings.graph().resolver(resolver)).forEach(n -> visit(n.resolver()));
                open.removeLast();
                done.add(resolver);
            }
        }

        private static List<Need.Resolved> needed(Node node) {
            return node.needs().stream()
                    .filter(Need.Resolved.class::isInstance)
                    .map(Need.Resolved.class::cast)
                    .toList();
        }

        private void report(int first) {
            List<Integer> circle = new ArrayList<>(open);
            circle = circle.subList(circle.indexOf(first), circle.size());
            Graph graph = findings.graph();
            StringBuilder path = new StringBuilder(graph.resolver(first).subject());
            for (int i = 1; i <= circle.size(); i++) {
                Node next = graph.resolver(circle.get(i % circle.size()));
                path.append(" needs ").append(next.gives());
                path.append(" of ").append(next.subject());
                path.append(i < circle.size() ? ", which" : "");
            }
            findings.add(
                    ProblemCode.RESOLVER_CYCLE,
                    graph.resolver(first),
                    "Resolvers need each other in a circle: %s. None of them can run first. Remove one of these parameters."
                            .formatted(path));
        }
    }
}
