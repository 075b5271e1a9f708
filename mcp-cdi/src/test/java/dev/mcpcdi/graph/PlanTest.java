package dev.mcpcdi.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.graph.Plan.Input;
import dev.mcpcdi.graph.Plan.Step;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.Problems;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The order of resolvers: depth first, parameters as they are declared, each resolver once. */
class PlanTest {

    private static final ArgumentType TEXT = new ArgumentType(String.class, "String");
    private static final Origin HERE = Origin.of(PlanTest.class);

    private static Need argument(String name) {
        return new Need.Argument(name, name, TEXT);
    }

    private static Need.Resolved value(String parameter, int... resolvers) {
        return need(parameter, false, resolvers);
    }

    private static Need.Resolved outcome(String parameter, int resolver) {
        return need(parameter, true, resolver);
    }

    private static Need.Resolved need(String parameter, boolean takesOutcome, int... resolvers) {
        List<Integer> matches = Arrays.stream(resolvers).boxed().toList();
        return new Need.Resolved(parameter, "@X X", takesOutcome, matches, Need.NearMisses.NONE);
    }

    private static Node resolver(String name, boolean asks, Need... needs) {
        return new Node(
                name,
                name + "()",
                "@X X",
                asks ? Node.Whom.USER : Node.Whom.NOBODY,
                List.of(needs),
                HERE);
    }

    private static Node tool(Need... needs) {
        return new Node("tool", "tool()", "", Node.Whom.NOBODY, List.of(needs), HERE);
    }

    private static Plan plan(Node tool, Node... resolvers) {
        Graph graph = new Graph(List.of(tool), List.of(resolvers));
        Problems problems = new Problems();
        assertThat(graph.check(problems)).as(problems.report()).isTrue();
        return graph.plan(tool);
    }

    @Test
    void a_tool_without_resolvers_has_no_steps() {
        Plan plan = plan(tool(argument("a"), new Need.Container("c"), argument("b")));
        assertThat(plan.steps()).isEmpty();
        assertThat(plan.inputs())
                .containsExactly(
                        new Input.Argument(0), new Input.Container(), new Input.Argument(1));
    }

    @Test
    void a_resolver_that_several_need_runs_once_at_its_first_place() {
        Plan plan =
                plan(
                        tool(argument("title"), value("b", 1), value("a", 0)),
                        resolver("stock", false, argument("title")),
                        resolver("delivery", false, value("stock", 0)));
        assertThat(plan.steps())
                .containsExactly(
                        new Step.Run(0, List.of(new Input.Argument(0))),
                        new Step.Run(1, List.of(new Input.Value(0, false))));
        assertThat(plan.inputs())
                .containsExactly(
                        new Input.Argument(0),
                        new Input.Value(1, false),
                        new Input.Value(0, false));
    }

    @Test
    void a_plain_parameter_refuses_a_refusal_at_its_own_place() {
        Plan plan =
                plan(
                        tool(outcome("whole", 0), value("plain", 0), value("next", 1)),
                        resolver("ask", true),
                        resolver("know", false));
        assertThat(plan.steps())
                .containsExactly(
                        new Step.Run(0, List.of()),
                        new Step.Take(0, "plain"),
                        new Step.Run(1, List.of()));
    }

    @Test
    void tools_have_the_arguments_of_a_shared_resolver_in_places_of_their_own() {
        Node stock = resolver("stock", false, argument("title"));
        Node first = tool(argument("title"), argument("copies"), value("stock", 0));
        Node second = tool(argument("copies"), argument("title"), value("stock", 0));
        Graph graph = new Graph(List.of(first, second), List.of(stock));
        assertThat(graph.plan(first).steps())
                .containsExactly(new Step.Run(0, List.of(new Input.Argument(0))));
        assertThat(graph.plan(second).steps())
                .containsExactly(new Step.Run(0, List.of(new Input.Argument(1))));
    }

    @Test
    void a_graph_with_a_mistake_says_so() {
        Node tool = tool(value("stock"), value("price", 0, 1));
        Graph graph =
                new Graph(
                        List.of(tool),
                        List.of(resolver("a", false), resolver("b", false, value("b", 1))));
        Problems problems = new Problems();
        assertThat(graph.check(problems)).isFalse();
        assertThat(problems.sorted())
                .extracting(problem -> problem.code().id())
                .containsExactly("MCPCDI-0117", "MCPCDI-0202");
    }
}
