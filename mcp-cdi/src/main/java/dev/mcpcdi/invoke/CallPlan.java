package dev.mcpcdi.invoke;

import dev.mcpcdi.graph.Plan;
import java.util.List;

/**
 * What is done for one call of a method.
 *
 * @param plan the order of the resolvers, and where parameters get their values
 * @param method the method itself
 * @param resolvers all resolvers of the application, as the plan counts them
 */
public record CallPlan(Plan plan, WiredMethod method, List<WiredResolver> resolvers) {}
