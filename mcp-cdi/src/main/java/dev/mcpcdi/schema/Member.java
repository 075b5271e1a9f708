package dev.mcpcdi.schema;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Type;
import java.util.List;

/**
 * One member of a class as it was found.
 *
 * @param name its name in Java
 * @param type its type as declared
 * @param use the type as written
 * @param annotations those of all its parts
 * @param access how it is got and set
 */
record Member(
        String name, Type type, AnnotatedType use, List<Annotation> annotations, Access access) {

    /**
     * The ways to a member.
     *
     * @param declaring the class that declares it
     * @param getter from the object to the value; null if it cannot be read
     * @param setter from the object and the value; null if it cannot be written
     */
    record Access(Class<?> declaring, MethodHandle getter, MethodHandle setter) {}
}
