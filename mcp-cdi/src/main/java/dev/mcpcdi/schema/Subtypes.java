package dev.mcpcdi.schema;

import dev.mcpcdi.problem.ProblemCode;
import jakarta.json.bind.annotation.JsonbSubtype;
import jakarta.json.bind.annotation.JsonbTypeInfo;
import java.lang.annotation.Annotation;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The classes that a {@code JsonbTypeInfo} tells apart.
 *
 * @param tag the member that says which
 * @param classes the class of each text
 */
record Subtypes(String tag, Map<String, Class<?>> classes) {

    /** Takes any annotation, since the API may be missing where there is none. */
    static Subtypes of(Annotation annotation) {
        JsonbTypeInfo info = (JsonbTypeInfo) annotation;
        Map<String, Class<?>> classes = new LinkedHashMap<>();
        for (JsonbSubtype subtype : info.value()) {
            if (classes.putIfAbsent(subtype.alias(), subtype.type()) != null) {
                throw new MisdeclaredException(
                        ProblemCode.DUPLICATE_MEMBER,
                        "lists two classes as \"%s\". Give one another alias."
                                .formatted(subtype.alias()));
            }
        }
        return new Subtypes(info.key(), classes);
    }
}
