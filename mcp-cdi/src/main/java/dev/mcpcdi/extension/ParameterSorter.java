package dev.mcpcdi.extension;

import dev.mcpcdi.McpContext;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import jakarta.enterprise.inject.spi.BeanManager;
import java.lang.annotation.Annotation;
import java.util.stream.Stream;

/**
 * Tells the parameters that the container gives from those that the client sends.
 *
 * @param beans the container
 * @param discovery the beans of the application
 */
record ParameterSorter(BeanManager beans, Discovery discovery) {

    /** Any qualifier makes a parameter an injection point, and so does the type of the context. */
    boolean isInjected(AnnotatedParameter<?> parameter) {
        return parameter.getJavaParameter().getType() == McpContext.class || isQualified(parameter);
    }

    private boolean isQualified(AnnotatedParameter<?> parameter) {
        return parameter.getAnnotations().stream()
                .map(Annotation::annotationType)
                .anyMatch(beans::isQualifier);
    }

    /** Whether it lacks its qualifier: an object of the container. */
    boolean isPlatformObject(AnnotatedParameter<?> parameter) {
        return !isInjected(parameter)
                && PlatformTypes.include(parameter.getJavaParameter().getType());
    }

    /** Whether it lacks its qualifier: a bean of the application. */
    boolean isSharedBean(AnnotatedParameter<?> parameter) {
        return !isInjected(parameter)
                && !isPlatformObject(parameter)
                && discovery.isSharedBean(parameter.getJavaParameter().getType());
    }

    Stream<? extends AnnotatedParameter<?>> arguments(BeanMethod tool) {
        return tool.parameters().stream()
                .filter(
                        parameter ->
                                !isInjected(parameter)
                                        && !isPlatformObject(parameter)
                                        && !isSharedBean(parameter));
    }
}
