package dev.mcpcdi.graph;

import dev.mcpcdi.problem.ProblemCode;

/** Only one resolver may give what a parameter wants. */
final class SeveralGive implements Rule {

    @Override
    public void check(Findings findings) {
        findings.wishes()
                .filter(wish -> wish.need().matches().size() > 1)
                .forEach(
                        wish ->
                                findings.add(
                                        ProblemCode.SEVERAL_RESOLVERS,
                                        wish.node(),
                                        "%s wants %s, but several resolvers give it: %s. Qualify them differently, or make all but one of their beans alternatives."
                                                .formatted(
                                                        wish.subject(),
                                                        wish.need().wanted(),
                                                        findings.giving(wish.need().matches()))));
    }
}
