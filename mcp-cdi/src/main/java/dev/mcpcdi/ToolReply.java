package dev.mcpcdi;

/**
 * What a {@link Tool} returns that may have to ask by itself: a result, or questions.
 *
 * <p>Most tools need neither: they return their values, and resolvers ask.
 */
public sealed interface ToolReply permits ToolResult, InputRequired {}
