package dev.mcpcdi.extension;

import dev.mcpcdi.ToolReply;
import dev.mcpcdi.ToolResult;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Type;
import java.util.concurrent.CompletionStage;

/**
 * What the result of a method is described by: the return type, but what a stage gives in the end,
 * and the {@code outputType} of a {@link ToolResult}.
 *
 * @param type the described type
 * @param use the type as written
 * @param isWhole whether it is the type of all that the method returns
 */
record ReturnShape(Type type, AnnotatedType use, boolean isWhole) {

    static ReturnShape of(BeanMethod method, GenericTypes types) {
        AnnotatedType use = method.java().getAnnotatedReturnType();
        Type type = types.resolve(method.java().getGenericReturnType(), method);
        boolean isStage = CompletionStage.class.isAssignableFrom(method.java().getReturnType());
        if (isStage) {
            type = types.withoutStage(type);
            use = withoutStage(use);
        }
        Class<?> output = method.role() == Role.TOOL ? method.tool().outputType() : void.class;
        boolean isReply =
                types.isClass(type, ToolResult.class) || types.isClass(type, ToolReply.class);
        boolean isNamed = isReply && output != void.class;
        return new ReturnShape(isNamed ? output : type, use, !isStage && !isReply);
    }

    private static AnnotatedType withoutStage(AnnotatedType use) {
        return use instanceof AnnotatedParameterizedType stage
                        && stage.getAnnotatedActualTypeArguments().length == 1
                ? stage.getAnnotatedActualTypeArguments()[0]
                : use;
    }
}
