package dev.mcpcdi.graph;

import dev.mcpcdi.graph.Findings.Wish;
import dev.mcpcdi.problem.ProblemCode;

/** There is an outcome of a question only where a resolver may ask one. */
final class NeverAsks implements Rule {

    @Override
    public void check(Findings findings) {
        findings.wishes()
                .filter(wish -> wish.need().takesOutcome() && wish.need().matches().size() == 1)
                .forEach(wish -> check(wish, findings));
    }

    private static void check(Wish wish, Findings findings) {
        Node resolver = findings.graph().resolver(wish.need().resolver());
        if (!resolver.asks()) {
            findings.add(
                    ProblemCode.RESOLVER_NEVER_ASKS,
                    wish.node(),
                    "%s takes the outcome of a question, but %s never asks: it gives %s. Declare the parameter as that type, or let the resolver return a Resolution."
                            .formatted(wish.subject(), resolver.subject(), resolver.gives()));
        } else if (resolver.whom() == Node.Whom.CLIENT) {
            findings.add(
                    ProblemCode.RESOLVER_NEVER_ASKS,
                    wish.node(),
                    "%s takes the outcome of a question to the user, but %s asks the client, which answers or fails: it gives %s. Declare the parameter as that type."
                            .formatted(wish.subject(), resolver.subject(), resolver.gives()));
        }
    }
}
