package dev.mcpcdi.invoke;

/**
 * What the container puts around each call.
 *
 * @param calls makes the objects of a call
 * @param scope the request scope of a call
 * @param own the questions that methods ask by themselves
 */
public record Surroundings(ContextualCalls calls, RequestScope scope, OwnQuestions own) {}
