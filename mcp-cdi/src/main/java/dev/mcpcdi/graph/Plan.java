package dev.mcpcdi.graph;

import java.util.List;

/**
 * The order in which the resolvers of one call run, and where each parameter gets its value.
 *
 * <p>If the steps are taken one after another, the first that fails is the one that the developer's
 * source names first: parameters in their order, what they need before them.
 *
 * @param steps the steps
 * @param inputs the parameters of the called method itself
 */
public record Plan(List<Step> steps, List<Input> inputs) {

    /** Copies the lists. */
    public Plan {
        steps = List.copyOf(steps);
        inputs = List.copyOf(inputs);
    }

    /** One step. */
    public sealed interface Step {

        /**
         * Runs a resolver. Each resolver of a plan has one such step.
         *
         * @param resolver the resolver, by its index in the graph
         * @param inputs its parameters
         */
        record Run(int resolver, List<Input> inputs) implements Step {

            /** Copies the list. */
            public Run {
                inputs = List.copyOf(inputs);
            }
        }

        /**
         * Hands a value to a parameter that has no use for a refusal of the user.
         *
         * @param resolver the resolver whose value it is
         * @param parameter the parameter
         */
        record Take(int resolver, String parameter) implements Step {}
    }

    /** Where one parameter gets its value. */
    public sealed interface Input {

        /**
         * From the arguments of the call.
         *
         * @param index the position among them
         */
        record Argument(int index) implements Input {}

        /** From the container. */
        record Container() implements Input {}

        /**
         * From a resolver.
         *
         * @param resolver the resolver
         * @param isOutcome whether the parameter takes a refusal of the user too
         */
        record Value(int resolver, boolean isOutcome) implements Input {}
    }
}
