package dev.mcpcdi.schema;

import jakarta.json.bind.annotation.JsonbDateFormat;
import jakarta.json.bind.annotation.JsonbProperty;
import jakarta.json.bind.annotation.JsonbTypeAdapter;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The annotations of JSON-B that are read here. They are known by name, and their classes loaded
 * only where one of them is: on CDI SE the API may be missing, and then the JVM shows none.
 */
final class JsonbAnnotations {

    private static final String PACKAGE = "jakarta.json.bind.annotation.";

    /** The default of the annotation. */
    private static final String ISO = "##default";

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

    /** The {@code JsonbDateFormat} at one place, if it gives a pattern. */
    static Optional<Annotation> dateFormat(TypeUse use) {
        return use.annotations()
                .filter(one -> is("JsonbDateFormat", one))
                .filter(one -> !((JsonbDateFormat) one).value().equals(ISO))
                .findFirst();
    }

    /** The {@code JsonbTypeInfo} of a class, which tells its subclasses apart. */
    static Optional<Annotation> typeInfo(Class<?> type) {
        return Stream.of(type.getDeclaredAnnotations())
                .filter(one -> is("JsonbTypeInfo", one))
                .findFirst();
    }

    /** The adapter that stands among annotations of a place or a type. */
    static Optional<Class<?>> adapter(List<Annotation> annotations) {
        return annotations.stream()
                .filter(one -> is("JsonbTypeAdapter", one))
                .<Class<?>>map(one -> ((JsonbTypeAdapter) one).value())
                .findFirst();
    }

    /** Whether code that nobody knows reads or writes the values. */
    static boolean isCoded(List<Annotation> annotations, boolean isInput) {
        String kind = isInput ? "JsonbTypeDeserializer" : "JsonbTypeSerializer";
        return annotations.stream().anyMatch(one -> is(kind, one));
    }

    /** Whether an annotation belongs to the accessor it stands on alone. */
    static boolean isOfJsonb(Annotation annotation) {
        return annotation.annotationType().getName().startsWith(PACKAGE);
    }
}
