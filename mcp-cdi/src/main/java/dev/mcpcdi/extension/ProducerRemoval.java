package dev.mcpcdi.extension;

import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.AnnotatedMethod;
import jakarta.enterprise.inject.spi.ProcessAnnotatedType;
import java.util.Arrays;

/** A tool or resolver written as a producer method produces for calls, not for the container. */
final class ProducerRemoval {

    private ProducerRemoval() {}

    static void in(ProcessAnnotatedType<?> event) {
        // To configure a type costs a copy of it: most of our methods are no producers.
        if (event.getAnnotatedType().getMethods().stream().anyMatch(ProducerRemoval::concerns)) {
            event.configureAnnotatedType()
                    .filterMethods(ProducerRemoval::concerns)
                    .forEach(method -> method.remove(Produces.class::isInstance));
        }
    }

    private static boolean concerns(AnnotatedMethod<?> method) {
        return method.isAnnotationPresent(Produces.class)
                && Arrays.stream(Role.values())
                        .anyMatch(role -> method.isAnnotationPresent(role.annotation()));
    }
}
