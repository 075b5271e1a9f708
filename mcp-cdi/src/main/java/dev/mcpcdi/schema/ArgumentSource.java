package dev.mcpcdi.schema;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Type;
import java.util.List;

/**
 * One argument of a method as the container sees it.
 *
 * @param position the index of the parameter in the method
 * @param name the parameter's name
 * @param type its type, with the type variables of generic superclasses resolved for the bean
 * @param use the type as written, for annotations on and inside it; its own type may be unresolved
 * @param annotations the annotations of the parameter
 */
public record ArgumentSource(
        int position, String name, Type type, AnnotatedType use, List<Annotation> annotations) {

    /** Copies the list. */
    public ArgumentSource {
        annotations = List.copyOf(annotations);
    }
}
