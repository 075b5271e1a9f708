package dev.mcpcdi.extension;

import jakarta.enterprise.inject.spi.AnnotatedParameter;
import jakarta.enterprise.inject.spi.BeanManager;
import java.lang.annotation.Annotation;
import java.util.stream.Stream;

/**
 * Tells the parameters that the container gives from those that the client sends.
 *
 * @param beans the container
 */
record ParameterSorter(BeanManager beans) {

    /** Any qualifier makes a parameter an injection point. */
    boolean isInjected(AnnotatedParameter<?> parameter) {
        return parameter.getAnnotations().stream()
                .map(Annotation::annotationType)
                .anyMatch(beans::isQualifier);
    }

    Stream<? extends AnnotatedParameter<?>> arguments(ToolMethod tool) {
        return tool.parameters().stream().filter(parameter -> !isInjected(parameter));
    }
}
