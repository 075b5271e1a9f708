package dev.mcpcdi.extension;

import jakarta.enterprise.inject.spi.Bean;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The method that is called: the tool's own, or that of a business interface it is seen by. */
final class BusinessMethod {

    private BusinessMethod() {}

    /** Empty if the bean's clients do not see the method. */
    static Optional<Method> of(BeanMethod tool) {
        Set<Class<?>> types = types(tool.bean().bean());
        Method method = tool.java();
        if (types.contains(method.getDeclaringClass())) {
            boolean isSeen = tool.has(Modifier.PUBLIC) || !tool.bean().isSession();
            return isSeen ? Optional.of(method) : Optional.empty();
        }
        return types.stream()
                .filter(Class::isInterface)
                .flatMap(type -> Arrays.stream(type.getMethods()))
                .filter(candidate -> isSame(candidate, method))
                .findFirst();
    }

    private static Set<Class<?>> types(Bean<?> bean) {
        return bean.getTypes().stream().map(GenericTypes::raw).collect(Collectors.toSet());
    }

    private static boolean isSame(Method candidate, Method method) {
        return candidate.getName().equals(method.getName())
                && Arrays.equals(candidate.getParameterTypes(), method.getParameterTypes());
    }
}
