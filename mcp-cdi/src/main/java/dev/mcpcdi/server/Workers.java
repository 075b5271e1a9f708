package dev.mcpcdi.server;

/**
 * What does the work that is not done on the thread of a transport.
 *
 * @param calls runs the application's methods
 * @param timer runs what is due
 */
public record Workers(CallExecutor calls, Timer timer) {}
