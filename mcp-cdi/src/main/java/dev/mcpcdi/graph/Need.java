package dev.mcpcdi.graph;

import java.util.List;

/** What one parameter of a method needs. */
public sealed interface Need {

    /**
     * The parameter in the source.
     *
     * @return its name
     */
    String parameter();

    /**
     * A value that the container gives.
     *
     * @param parameter the parameter
     */
    record Container(String parameter) implements Need {}

    /**
     * An argument of the call.
     *
     * @param parameter the parameter
     * @param name the name on the wire
     * @param type its type
     */
    record Argument(String parameter, String name, ArgumentType type) implements Need {}

    /**
     * A value that a resolver gives.
     *
     * @param parameter the parameter
     * @param wanted what it asks for, in the words of the source
     * @param takesOutcome whether it takes a refusal of the user too
     * @param matches the resolvers that give it, by index: exactly one if nothing is wrong
     * @param near the resolvers that nearly do
     */
    record Resolved(
            String parameter,
            String wanted,
            boolean takesOutcome,
            List<Integer> matches,
            NearMisses near)
            implements Need {

        /** Copies the list. */
        public Resolved {
            matches = List.copyOf(matches);
        }

        /** The one resolver that gives it; only where nothing is wrong. */
        int resolver() {
            return matches.get(0);
        }
    }

    /**
     * Resolvers that nearly give what is wanted.
     *
     * @param otherType those with the qualifiers, but of another type
     * @param otherQualifier those of the type, but with other qualifiers
     */
    record NearMisses(List<Integer> otherType, List<Integer> otherQualifier) {

        /** None. */
        public static final NearMisses NONE = new NearMisses(List.of(), List.of());

        /** Copies the lists. */
        public NearMisses {
            otherType = List.copyOf(otherType);
            otherQualifier = List.copyOf(otherQualifier);
        }
    }
}
