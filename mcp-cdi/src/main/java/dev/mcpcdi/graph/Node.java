package dev.mcpcdi.graph;

import dev.mcpcdi.problem.Origin;
import java.util.List;

/**
 * One method of the graph. Immutable.
 *
 * @param noun what it is to a client, such as {@code tool}, or {@code resolver}
 * @param name the name of a tool or the like, or the wire key of a resolver
 * @param subject the method in the words of the source, such as {@code Shop.stock(String)}
 * @param gives what a resolver gives, such as {@code @InStock Stock}; of anything else, empty
 * @param whom whom it may ask
 * @param needs what its parameters need, in their order
 * @param origin where it is
 */
public record Node(
        String noun,
        String name,
        String subject,
        String gives,
        Whom whom,
        List<Need> needs,
        Origin origin) {

    /** Copies the list. */
    public Node {
        needs = List.copyOf(needs);
    }

    /** Such as {@code tool "order_book"}. */
    String label() {
        return noun + " \"" + name + "\"";
    }

    /** The same at the start of a sentence. */
    String title() {
        return Character.toUpperCase(noun.charAt(0)) + label().substring(1);
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
    public boolean asks() {
        return whom != Whom.NOBODY;
    }
}
