package dev.mcpcdi.schema;

import java.beans.Introspector;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Tells which fields and methods of a bean make up its properties. */
final class Accessors {

    private Accessors() {}

    static boolean isMemberField(Field field) {
        int modifiers = field.getModifiers();
        return !Modifier.isStatic(modifiers)
                && !Modifier.isTransient(modifiers)
                && !field.isSynthetic();
    }

    static boolean isGetter(Method method) {
        boolean named =
                method.getName().matches("get[^a-z].*")
                        || method.getName().matches("is[^a-z].*")
                                && method.getReturnType() == boolean.class;
        return named
                && isAccessor(method)
                && method.getParameterCount() == 0
                && method.getReturnType() != void.class;
    }

    static boolean isSetter(Method method) {
        return method.getName().matches("set[^a-z].*")
                && isAccessor(method)
                && method.getParameterCount() == 1;
    }

    private static boolean isAccessor(Method method) {
        return Modifier.isPublic(method.getModifiers())
                && !Modifier.isStatic(method.getModifiers())
                && !method.isSynthetic();
    }

    static String property(Method method) {
        int prefix = method.getName().startsWith("is") ? 2 : 3;
        return Introspector.decapitalize(method.getName().substring(prefix));
    }
}
