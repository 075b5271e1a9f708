package dev.mcpcdi.graph;

import dev.mcpcdi.problem.Origin;
import java.util.List;

/**
 * One method of the graph. Immutable.
 *
 * @param name the name of a tool, or the wire key of a resolver
 * @param subject the method in the words of the source, such as {@code Shop.stock(String)}
 * @param gives what a resolver gives, such as {@code @InStock Stock}; of a tool, empty
 * @param whom whom it may ask
 * @param needs what its parameters need, in their order
 * @param origin where it is
 */
public record Node(
        String name, String subject, String gives, Whom whom, List<Need> needs, Origin origin) {

    /** Copies the list. */
    public Node {
        needs = List.copyOf(needs);
    }

    /** Whom a method asks. */
    public enum Whom {
        /** It never asks. */
        NOBODY,
        /** The user, who may refuse. */
        USER,
        /** The client itself, which answers or fails. */
        CLIENT
    }

    /** Whether it may ask. */
    boolean asks() {
        return whom != Whom.NOBODY;
    }
}
