package dev.mcpcdi.protocol;

/**
 * What a server tells a client it can do.
 *
 * @param tools whether it has tools
 */
public record Capabilities(boolean tools) {}
