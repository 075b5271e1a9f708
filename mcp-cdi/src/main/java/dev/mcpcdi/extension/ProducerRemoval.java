package dev.mcpcdi.extension;

import dev.mcpcdi.Tool;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.AnnotatedMethod;
import jakarta.enterprise.inject.spi.ProcessAnnotatedType;

/** A tool written as a producer method produces for models, not for the container. */
final class ProducerRemoval {

    private ProducerRemoval() {}

    static void in(ProcessAnnotatedType<?> event) {
        // To configure a type costs a copy of it: most tools are no producers.
        if (event.getAnnotatedType().getMethods().stream().anyMatch(ProducerRemoval::concerns)) {
            event.configureAnnotatedType()
                    .filterMethods(ProducerRemoval::concerns)
                    .forEach(method -> method.remove(Produces.class::isInstance));
        }
    }

    private static boolean concerns(AnnotatedMethod<?> method) {
        return method.isAnnotationPresent(Tool.class) && method.isAnnotationPresent(Produces.class);
    }
}
