package dev.mcpcdi.extension;

import dev.mcpcdi.ResolverGraph;
import dev.mcpcdi.server.Seams;
import java.util.function.Supplier;

/**
 * What of the application outlives its start.
 *
 * @param graph how tools and resolvers depend on each other
 * @param late makes what it offers later
 * @param seams what it brings itself
 */
record Application(ResolverGraph graph, LateMethods late, Supplier<Seams> seams) {}
