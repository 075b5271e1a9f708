package bookshop.stock;

import dev.mcpcdi.ToolArg;

/** The form that a customer fills in where a title is not in stock. */
record Backorder(@ToolArg(description = "Order anyway and wait?") boolean confirm) {}
