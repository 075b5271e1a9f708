package dev.mcpcdi.extension;

import dev.mcpcdi.Tool;
import dev.mcpcdi.problem.Origin;
import jakarta.enterprise.inject.spi.AnnotatedMethod;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A method of a bean that is a tool.
 *
 * @param bean the bean
 * @param annotated the method, after all extensions
 */
record ToolMethod(ToolBean bean, AnnotatedMethod<?> annotated) {

    Tool tool() {
        return annotated.getAnnotation(Tool.class);
    }

    String name() {
        return tool().name().isEmpty() ? java().getName() : tool().name();
    }

    Method java() {
        return annotated.getJavaMember();
    }

    boolean has(int modifier) {
        return (java().getModifiers() & modifier) != 0;
    }

    boolean isPackagePrivate() {
        return !has(Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE);
    }

    boolean isGeneric() {
        return java().getTypeParameters().length > 0;
    }

    List<? extends AnnotatedParameter<?>> parameters() {
        return annotated.getParameters();
    }

    Origin origin() {
        return Origin.of(java());
    }

    /** The method in the developer's words, such as {@code Bookshop.orderBook(String, Stock)}. */
    String subject() {
        return Arrays.stream(java().getParameterTypes())
                .map(Class::getSimpleName)
                .collect(
                        Collectors.joining(
                                ", ",
                                bean.javaClass().getSimpleName() + "." + java().getName() + "(",
                                ")"));
    }
}
