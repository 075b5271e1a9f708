package dev.mcpcdi.extension;

import jakarta.enterprise.inject.spi.Annotated;
import jakarta.enterprise.inject.spi.BeanManager;
import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The qualifiers of a method or parameter.
 *
 * @param all the qualifiers, by their names
 */
record Qualifiers(List<Annotation> all) {

    static Qualifiers of(Annotated annotated, BeanManager beans) {
        return new Qualifiers(
                annotated.getAnnotations().stream()
                        .filter(annotation -> beans.isQualifier(annotation.annotationType()))
                        .sorted(Comparator.comparing(a -> a.annotationType().getName()))
                        .toList());
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    Annotation[] array() {
        return all.toArray(Annotation[]::new);
    }

    /** Whether these are enough for a parameter with the others. */
    boolean satisfy(Qualifiers wanted, BeanManager beans) {
        return wanted.all.stream()
                .allMatch(one -> all.stream().anyMatch(o -> beans.areQualifiersEquivalent(o, one)));
    }

    /** Such as {@code @InStock} or {@code @Named("stock")}. */
    String text() {
        return all.stream().map(Qualifiers::text).collect(Collectors.joining(" "));
    }

    private static String text(Annotation qualifier) {
        String members =
                Arrays.stream(qualifier.annotationType().getDeclaredMethods())
                        .sorted(Comparator.comparing(Method::getName))
                        .filter(member -> !isDefault(qualifier, member))
                        .map(member -> member(qualifier, member))
                        .collect(Collectors.joining(", "));
        return "@"
                + qualifier.annotationType().getSimpleName()
                + (members.isEmpty() ? "" : "(" + members + ")");
    }

    private static String member(Annotation qualifier, Method member) {
        String value = value(qualifier, member);
        return member.getName().equals("value") ? value : member.getName() + " = " + value;
    }

    private static boolean isDefault(Annotation qualifier, Method member) {
        return Objects.deepEquals(member.getDefaultValue(), raw(qualifier, member));
    }

    private static String value(Annotation qualifier, Method member) {
        Object value = raw(qualifier, member);
        return value instanceof String text ? '"' + text + '"' : String.valueOf(value);
    }

    private static Object raw(Annotation qualifier, Method member) {
        try {
            member.setAccessible(true);
            return member.invoke(qualifier);
        } catch (IllegalAccessException | InvocationTargetException | RuntimeException e) {
            return "..."; // for a message, so better than nothing
        }
    }
}
