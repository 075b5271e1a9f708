package dev.mcpcdi.schema;

import jakarta.json.bind.annotation.JsonbDateFormat;
import jakarta.json.bind.annotation.JsonbProperty;
import jakarta.json.bind.annotation.JsonbTypeAdapter;
import jakarta.json.bind.annotation.JsonbTypeInfo;
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

    /** How a date is written, where it is said. */
    static Optional<JsonbDateFormat> dateFormat(TypeUse use) {
        return use.annotations()
                .filter(one -> is("JsonbDateFormat", one))
                .map(JsonbDateFormat.class::cast)
                .filter(format -> !format.value().equals(JsonbDateFormat.DEFAULT_FORMAT))
                .findFirst();
    }

    /** What tells the subclasses of a class apart, where it is said. */
    static Optional<JsonbTypeInfo> typeInfo(Class<?> type) {
        return Stream.of(type.getDeclaredAnnotations())
                .filter(one -> is("JsonbTypeInfo", one))
                .map(JsonbTypeInfo.class::cast)
                .findFirst();
    }

    /** The adapter at one place, or of the type there. */
    static Optional<Class<?>> adapter(TypeUse use) {
        return everywhere(use)
                .filter(one -> is("JsonbTypeAdapter", one))
                .<Class<?>>map(one -> ((JsonbTypeAdapter) one).value())
                .findFirst();
    }

    /** Whether code that nobody knows reads or writes the values. */
    static boolean isCoded(TypeUse use, boolean isInput) {
        String kind = isInput ? "JsonbTypeDeserializer" : "JsonbTypeSerializer";
        return everywhere(use).anyMatch(one -> is(kind, one));
    }

    private static Stream<Annotation> everywhere(TypeUse use) {
        return Stream.concat(use.annotations(), Stream.of(use.raw().getDeclaredAnnotations()));
    }

    /** Whether an annotation belongs to the accessor it stands on alone. */
    static boolean isOfJsonb(Annotation annotation) {
        return annotation.annotationType().getName().startsWith(PACKAGE);
    }
}
