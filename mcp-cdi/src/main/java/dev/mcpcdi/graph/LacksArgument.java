package dev.mcpcdi.graph;

import dev.mcpcdi.problem.ProblemCode;
import java.util.stream.Collectors;

/** An unqualified parameter of a resolver is an argument of every call that needs it. */
final class LacksArgument implements Rule {

    @Override
    public void check(Findings findings) {
        for (Node call : findings.graph().calls()) {
            Reach reach = Reach.of(findings.graph(), call);
            for (Node resolver : reach.resolvers()) {
                resolver.needs().stream()
                        .filter(Need.Argument.class::isInstance)
                        .map(Need.Argument.class::cast)
                        .filter(argument -> reach.argument(argument.name()).isEmpty())
                        .forEach(argument -> report(resolver, argument, reach, findings));
            }
        }
    }

    private static void report(
            Node resolver, Need.Argument argument, Reach reach, Findings findings) {
        findings.add(
                ProblemCode.RESOLVER_LACKS_ARGUMENT,
                resolver,
                "Parameter \"%1$s\" of resolver %2$s is not an argument of %3$s, which needs it (%4$s). Without a qualifier it is the %5$s's argument of the same name; the %5$s has %6$s. Rename it, qualify it, or give the %5$s this argument."
                        .formatted(
                                argument.parameter(),
                                resolver.subject(),
                                reach.call().label(),
                                reach.way(resolver),
                                reach.call().noun(),
                                names(reach)));
    }

    private static String names(Reach reach) {
        return reach.arguments().isEmpty()
                ? "no arguments"
                : reach.arguments().stream()
                        .map(argument -> "\"" + argument.name() + "\"")
                        .collect(Collectors.joining(", "));
    }
}
