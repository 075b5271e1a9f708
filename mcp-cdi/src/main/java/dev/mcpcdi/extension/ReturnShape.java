package dev.mcpcdi.extension;

import dev.mcpcdi.Content;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolResult;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Type;
import java.util.concurrent.CompletionStage;

/**
 * What the result of a tool is described by: the type a stage gives, the {@code outputType} of a
 * {@link ToolResult}, and nothing where the method builds its blocks itself or returns nothing.
 *
 * @param type the described type
 * @param use the type as written
 * @param mode whether it has an output schema
 */
record ReturnShape(Type type, AnnotatedType use, StructuredOutput mode) {

    static ReturnShape of(ToolMethod tool, GenericTypes types) {
        AnnotatedType use = tool.java().getAnnotatedReturnType();
        Type type = types.resolve(tool.java().getGenericReturnType(), tool);
        if (CompletionStage.class.isAssignableFrom(tool.java().getReturnType())) {
            type = types.withoutStage(type);
            use = withoutStage(use);
        }
        return described(tool, type, use, types);
    }

    private static AnnotatedType withoutStage(AnnotatedType use) {
        return use instanceof AnnotatedParameterizedType stage
                        && stage.getAnnotatedActualTypeArguments().length == 1
                ? stage.getAnnotatedActualTypeArguments()[0]
                : use;
    }

    private static ReturnShape described(
            ToolMethod tool, Type type, AnnotatedType use, GenericTypes types) {
        Class<?> output = tool.tool().outputType();
        Class<?> raw = types.erased(type);
        if (raw == ToolResult.class && output != void.class) {
            return new ReturnShape(output, use, tool.tool().structuredOutput());
        }
        return raw == ToolResult.class || isNothing(raw) || isContent(raw, types.element(type))
                ? new ReturnShape(Object.class, use, StructuredOutput.OFF)
                : new ReturnShape(type, use, tool.tool().structuredOutput());
    }

    private static boolean isNothing(Class<?> raw) {
        return raw == void.class || raw == Void.class;
    }

    private static boolean isContent(Class<?> raw, Class<?> element) {
        return Content.class.isAssignableFrom(raw)
                || element != null && Content.class.isAssignableFrom(element);
    }

    /** Whether the developer demands a schema of a method that describes nothing. */
    boolean isDemandedInVain(ToolMethod tool) {
        return mode == StructuredOutput.OFF
                && tool.tool().structuredOutput() == StructuredOutput.ON;
    }
}
