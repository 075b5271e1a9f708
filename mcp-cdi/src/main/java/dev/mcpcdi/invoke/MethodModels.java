package dev.mcpcdi.invoke;

import dev.mcpcdi.schema.ArgumentsModel;
import dev.mcpcdi.schema.ResultModel;

/**
 * What the JSON of a method means in Java, whatever the method is to clients.
 *
 * @param arguments the arguments
 * @param any a value known only by its own class, such as the data of an error
 */
public record MethodModels(ArgumentsModel arguments, ResultModel any) {}
