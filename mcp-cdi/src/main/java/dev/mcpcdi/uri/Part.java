package dev.mcpcdi.uri;

import java.util.List;

/** A part of a template as it is written. */
sealed interface Part {

    /**
     * Text outside of braces.
     *
     * @param text the text as it stands in an expanded URI
     */
    record Literal(String text) implements Part {}

    /** An expression in braces. */
    record Expression(Operator operator, List<Variable> variables, int position) implements Part {}

    /**
     * A variable of an expression.
     *
     * @param prefix the greatest number of characters of its value, 0 for all
     * @param explode whether each item of a list stands by itself
     */
    record Variable(String name, int prefix, boolean explode, int position) {}
}
