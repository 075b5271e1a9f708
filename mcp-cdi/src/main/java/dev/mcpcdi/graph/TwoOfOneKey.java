package dev.mcpcdi.graph;

import dev.mcpcdi.problem.ProblemCode;
import java.util.HashMap;
import java.util.Map;

/** A client tells the questions of one call apart by their keys. */
final class TwoOfOneKey implements Rule {

    @Override
    public void check(Findings findings) {
        findings.graph().calls().forEach(call -> check(call, findings));
    }

    private static void check(Node call, Findings findings) {
        Map<String, Node> asking = new HashMap<>();
        Reach reach = Reach.of(findings.graph(), call);
        for (Node resolver : reach.resolvers()) {
            Node other = resolver.asks() ? asking.putIfAbsent(resolver.name(), resolver) : null;
            if (other != null) {
                findings.add(
                        ProblemCode.DUPLICATE_QUESTION_KEY,
                        other,
                        "%s may ask two questions by the key \"%s\": of resolver %s (%s) and of resolver %s (%s). A client tells questions apart by their keys. Set @Resolver(key = ...) on one of them."
                                .formatted(
                                        call.title(),
                                        resolver.name(),
                                        other.subject(),
                                        reach.way(other),
                                        resolver.subject(),
                                        reach.way(resolver)));
            }
        }
    }
}
