package dev.mcpcdi.graph;

import dev.mcpcdi.graph.Findings.Wish;
import dev.mcpcdi.problem.ProblemCode;

/** Something must give what a qualified parameter wants, and of the type it wants. */
final class NothingGives implements Rule {

    @Override
    public void check(Findings findings) {
        findings.wishes()
                .filter(wish -> wish.need().matches().isEmpty())
                .forEach(wish -> report(wish, findings));
    }

    private static void report(Wish wish, Findings findings) {
        Need.NearMisses near = wish.need().near();
        if (near.otherType().isEmpty()) {
            findings.add(ProblemCode.UNRESOLVED_PARAMETER, wish.node(), nothing(wish, findings));
        } else {
            findings.add(
                    ProblemCode.RESOLVER_OF_OTHER_TYPE,
                    wish.node(),
                    "%s wants %s, but %s. A parameter has the type that its resolver gives, or a supertype of it. Correct one of the two types."
                            .formatted(
                                    wish.subject(),
                                    wish.need().wanted(),
                                    findings.giving(near.otherType())));
        }
    }

    private static String nothing(Wish wish, Findings findings) {
        String near =
                wish.need().near().otherQualifier().isEmpty()
                        ? ""
                        : " Nearly: %s."
                                .formatted(findings.giving(wish.need().near().otherQualifier()));
        return "%s has a qualifier, so a resolver or the container gives it, but nothing gives %s.%s Add a @Resolver method, a bean or a producer method for it, or remove the qualifier if the client sends it."
                .formatted(wish.subject(), wish.need().wanted(), near);
    }
}
