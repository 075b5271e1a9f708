package bookshop.gifts;

import dev.mcpcdi.Literal;
import dev.mcpcdi.ToolArg;

/** The form that says how a gift looks. */
record Wrapping(
        @ToolArg(description = "What to wrap it in.")
                @Literal(
                        value = {"red", "gold"},
                        titles = {"Red paper", "Gold paper"})
                String paper) {}
