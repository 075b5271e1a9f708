package dev.mcpcdi.extension;

import dev.mcpcdi.Tool;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.configurator.AnnotatedTypeConfigurator;

/** A tool written as a producer method produces for models, not for the container. */
final class ProducerRemoval {

    private ProducerRemoval() {}

    static void in(AnnotatedTypeConfigurator<?> type) {
        type.filterMethods(
                        method ->
                                method.isAnnotationPresent(Tool.class)
                                        && method.isAnnotationPresent(Produces.class))
                .forEach(method -> method.remove(Produces.class::isInstance));
    }
}
