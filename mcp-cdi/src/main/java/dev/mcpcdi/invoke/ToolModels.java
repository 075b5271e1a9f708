package dev.mcpcdi.invoke;

import dev.mcpcdi.schema.ArgumentsModel;
import dev.mcpcdi.schema.ResultModel;

/**
 * What a tool's JSON means in Java.
 *
 * @param arguments the arguments
 * @param result what the method returns
 * @param any a value known only by its own class, such as the data of an error
 */
public record ToolModels(ArgumentsModel arguments, ResultModel result, ResultModel any) {}
