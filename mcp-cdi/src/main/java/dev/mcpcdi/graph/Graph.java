package dev.mcpcdi.graph;

import dev.mcpcdi.problem.Problems;
import java.util.List;

/**
 * All methods and what they need of each other.
 *
 * @param calls the methods that clients call
 * @param resolvers the resolvers; a {@link Need.Resolved} names them by their index
 */
public record Graph(List<Node> calls, List<Node> resolvers) {

    private static final List<Rule> MATCHES =
            List.of(new NothingGives(), new SeveralGive(), new NeverAsks());

    private static final Rule CYCLE = new Cycle();

    private static final List<Rule> PATHS =
            List.of(new LacksArgument(), new OtherArgumentType(), new TwoOfOneKey());

    /** Copies the lists. */
    public Graph {
        calls = List.copyOf(calls);
        resolvers = List.copyOf(resolvers);
    }

    /**
     * Checks the graph. What is wrong with a single parameter is reported alone, and so is a
     * circle: paths lead nowhere then.
     *
     * @param problems takes every mistake found
     * @return whether a plan can be made
     */
    public boolean check(Problems problems) {
        Findings matches = new Findings(this, problems);
        MATCHES.forEach(rule -> rule.check(matches));
        if (matches.any()) {
            return false;
        }
        CYCLE.check(matches);
        if (matches.any()) {
            return false;
        }
        Findings paths = new Findings(this, problems);
        PATHS.forEach(rule -> rule.check(paths));
        return !paths.any();
    }

    /**
     * The order in which the resolvers of a call run.
     *
     * @param call one of the calls of a checked graph
     * @return the plan
     */
    public Plan plan(Node call) {
        return new PlanBuilder(this, call).build();
    }

    Node resolver(int index) {
        return resolvers.get(index);
    }
}
