package dev.mcpcdi.graph;

import dev.mcpcdi.problem.ProblemCode;
import java.util.stream.Collectors;

/** An unqualified parameter of a resolver is an argument of every tool that needs it. */
final class LacksArgument implements Rule {

    @Override
    public void check(Findings findings) {
        for (Node tool : findings.graph().tools()) {
            Reach reach = Reach.of(findings.graph(), tool);
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
                "Parameter \"%s\" of resolver %s is not an argument of tool \"%s\", which needs it (%s). Without a qualifier it is the tool's argument of the same name; the tool has %s. Rename it, qualify it, or give the tool this argument."
                        .formatted(
                                argument.parameter(),
                                resolver.subject(),
                                reach.tool().name(),
                                reach.way(resolver),
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
