package dev.mcpcdi;

/**
 * What a {@link Resource} or {@link ResourceTemplate} returns that may have to ask by itself: a
 * result, or questions.
 *
 * <p>Most resources need neither: they return their contents, and resolvers ask.
 */
public sealed interface ResourceReply permits ResourceResult, InputRequired {}
