package dev.mcpcdi.graph;

import dev.mcpcdi.problem.ProblemCode;

/** A resolver gets the very object that the called method gets. */
final class OtherArgumentType implements Rule {

    @Override
    public void check(Findings findings) {
        for (Node call : findings.graph().calls()) {
            Reach reach = Reach.of(findings.graph(), call);
            for (Node resolver : reach.resolvers()) {
                resolver.needs().stream()
                        .filter(Need.Argument.class::isInstance)
                        .map(Need.Argument.class::cast)
                        .forEach(argument -> check(resolver, argument, reach, findings));
            }
        }
    }

    private static void check(
            Node resolver, Need.Argument argument, Reach reach, Findings findings) {
        reach.argument(argument.name())
                .filter(given -> !given.type().fits(argument.type()))
                .ifPresent(
                        given ->
                                findings.add(
                                        ProblemCode.RESOLVER_ARGUMENT_OF_OTHER_TYPE,
                                        resolver,
                                        "Parameter \"%s\" of resolver %s is of the type %s, but argument \"%s\" of %s, which needs it (%s), is of the type %s. A resolver gets the %s's own object. Make the types equal."
                                                .formatted(
                                                        argument.parameter(),
                                                        resolver.subject(),
                                                        argument.type().text(),
                                                        argument.name(),
                                                        reach.call().label(),
                                                        reach.way(resolver),
                                                        given.type().text(),
                                                        reach.call().noun())));
    }
}
