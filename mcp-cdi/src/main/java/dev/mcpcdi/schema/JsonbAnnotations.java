package dev.mcpcdi.schema;

import jakarta.json.bind.annotation.JsonbProperty;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;

/**
 * The annotations of JSON-B that are read here. They are known by name, and their classes loaded
 * only where one of them is: on CDI SE the API may be missing, and then the JVM shows none.
 */
final class JsonbAnnotations {

    private static final String PACKAGE = "jakarta.json.bind.annotation.";

    private JsonbAnnotations() {}

    static boolean isTransient(List<Annotation> annotations) {
        return annotations.stream().anyMatch(one -> is("JsonbTransient", one));
    }

    /** The name that an annotation gives, perhaps an empty one. */
    static Optional<String> property(TypeUse use) {
        return use.annotations()
                .filter(one -> is("JsonbProperty", one))
                .map(one -> ((JsonbProperty) one).value())
                .findFirst();
    }

    private static boolean is(String name, Annotation annotation) {
        return annotation.annotationType().getName().equals(PACKAGE + name);
    }
}
