package dev.mcpcdi;

/**
 * What a {@link Prompt} returns that may have to ask by itself: a result, or questions.
 *
 * <p>Most prompts need neither: they return their messages, and resolvers ask.
 */
public sealed interface PromptReply permits PromptResult, InputRequired {}
