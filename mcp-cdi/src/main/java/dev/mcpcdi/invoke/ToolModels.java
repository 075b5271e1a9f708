package dev.mcpcdi.invoke;

import dev.mcpcdi.schema.ArgumentsModel;
import dev.mcpcdi.schema.ContentBlocks;
import dev.mcpcdi.schema.ResultModel;

/**
 * What a tool's JSON means in Java.
 *
 * @param arguments the arguments
 * @param result what the method returns
 * @param any a value known only by its own class, such as the data of an error
 * @param blocks the types that the application makes blocks of
 */
public record ToolModels(
        ArgumentsModel arguments, ResultModel result, ResultModel any, ContentBlocks blocks) {}
