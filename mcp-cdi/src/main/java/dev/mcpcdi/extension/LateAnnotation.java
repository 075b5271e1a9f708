package dev.mcpcdi.extension;

import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Map;

/**
 * An annotation of which some members are given, and the others have their defaults.
 *
 * @param type its type
 * @param members the given members
 */
record LateAnnotation(Class<? extends Annotation> type, Map<String, Object> members)
        implements InvocationHandler {

    static Annotation of(Class<? extends Annotation> type, Map<String, Object> members) {
        return (Annotation)
                Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        new LateAnnotation(type, Map.copyOf(members)));
    }

    /** It is read once, and never compared. */
    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        return switch (method.getName()) {
            case "annotationType" -> type;
            case "equals" -> proxy == arguments[0];
            case "hashCode" -> System.identityHashCode(proxy);
            case "toString" -> "@" + type.getName() + members;
            default -> members.getOrDefault(method.getName(), method.getDefaultValue());
        };
    }
}
