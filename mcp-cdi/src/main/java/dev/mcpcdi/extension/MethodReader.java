package dev.mcpcdi.extension;

import jakarta.enterprise.inject.spi.AnnotatedMethod;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds the tools and resolvers among the methods of a bean, those of its superclasses included.
 */
final class MethodReader {

    private MethodReader() {}

    /** Each method that is the bean's own, once. */
    static Stream<? extends AnnotatedMethod<?>> declared(ApplicationBean bean) {
        return bean.type().getMethods().stream().filter(method -> counts(bean.javaClass(), method));
    }

    static List<BeanMethod> read(ApplicationBean bean) {
        return declared(bean).flatMap(method -> roles(bean, method)).toList();
    }

    private static Stream<BeanMethod> roles(ApplicationBean bean, AnnotatedMethod<?> method) {
        return Arrays.stream(Role.values())
                .filter(role -> method.isAnnotationPresent(role.annotation()))
                .map(role -> new BeanMethod(role, bean, method));
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
