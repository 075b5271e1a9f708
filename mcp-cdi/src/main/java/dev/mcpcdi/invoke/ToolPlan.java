package dev.mcpcdi.invoke;

import dev.mcpcdi.graph.Plan;
import java.util.List;

/**
 * What is done for one call of a tool.
 *
 * @param plan the order of the resolvers, and where parameters get their values
 * @param tool the tool's own method
 * @param resolvers all resolvers of the application, as the plan counts them
 */
public record ToolPlan(Plan plan, WiredMethod tool, List<WiredResolver> resolvers) {}
