package dev.mcpcdi.extension;

import dev.mcpcdi.Tool;
import jakarta.enterprise.inject.spi.AnnotatedMethod;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/** Finds the tools among the methods of a bean, those of its superclasses included. */
final class MethodReader {

    private MethodReader() {}

    static List<ToolMethod> read(ToolBean bean) {
        return bean.type().getMethods().stream()
                .filter(method -> method.isAnnotationPresent(Tool.class))
                .filter(method -> counts(bean.javaClass(), method))
                .map(method -> new ToolMethod(bean, method))
                .toList();
    }

    /** Containers list overridden methods and those of interfaces or not, as they please. */
    private static boolean counts(Class<?> beanClass, AnnotatedMethod<?> annotated) {
        Method method = annotated.getJavaMember();
        return !method.isSynthetic()
                && !method.getDeclaringClass().isInterface()
                && !isOverridden(beanClass, method);
    }

    private static boolean isOverridden(Class<?> beanClass, Method method) {
        if (Modifier.isPrivate(method.getModifiers()) || Modifier.isStatic(method.getModifiers())) {
            return false;
        }
        Class<?> type = beanClass;
        while (type != null && type != method.getDeclaringClass()) {
            if (Arrays.stream(type.getDeclaredMethods()).anyMatch(m -> overrides(m, method))) {
                return true;
            }
            type = type.getSuperclass();
        }
        return false;
    }

    /** Bridge methods included: they override where a type variable got its type. */
    private static boolean overrides(Method candidate, Method method) {
        return candidate.getName().equals(method.getName())
                && Arrays.equals(candidate.getParameterTypes(), method.getParameterTypes())
                && sees(candidate.getDeclaringClass(), method);
    }

    private static boolean sees(Class<?> type, Method method) {
        int open = Modifier.PUBLIC | Modifier.PROTECTED;
        return (method.getModifiers() & open) != 0
                || type.getPackageName().equals(method.getDeclaringClass().getPackageName());
    }
}
