package dev.mcpcdi.graph;

import dev.mcpcdi.graph.Plan.Input;
import dev.mcpcdi.graph.Plan.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes the plan of one call of a graph without mistakes. */
final class PlanBuilder {

    private final Graph graph;
    private final Node call;
    private final Map<String, Integer> arguments = new HashMap<>();
    private final List<Step> steps = new ArrayList<>();
    private final Set<Integer> planned = new HashSet<>();

    PlanBuilder(Graph graph, Node call) {
        this.graph = graph;
        this.call = call;
        for (Need need : call.needs()) {
            if (need instanceof Need.Argument argument) {
                arguments.put(argument.name(), arguments.size());
            }
        }
    }

    Plan build() {
        List<Input> inputs = inputs(call);
        return new Plan(steps, inputs);
    }

    private List<Input> inputs(Node node) {
        return node.needs().stream().map(this::input).toList();
    }

    private Input input(Need need) {
        if (need instanceof Need.Argument argument) {
            return new Input.Argument(arguments.get(argument.name()));
        }
        if (need instanceof Need.Resolved resolved) {
            int resolver = resolved.resolver();
            if (planned.add(resolver)) {
                List<Input> inputs = inputs(graph.resolver(resolver));
                steps.add(new Step.Run(resolver, inputs));
            }
            if (!resolved.takesOutcome() && graph.resolver(resolver).asks()) {
                steps.add(new Step.Take(resolver, resolved.parameter()));
            }
            return new Input.Value(resolver, resolved.takesOutcome());
        }
        return new Input.Container();
    }
}
