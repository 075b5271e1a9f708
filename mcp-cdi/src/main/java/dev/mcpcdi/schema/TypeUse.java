package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import com.fasterxml.classmate.types.ResolvedRecursiveType;
import dev.mcpcdi.Literal;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A type at one place of the application's source: with what is written on it there.
 *
 * @param type the type, all variables resolved
 * @param use the type as written; null where it is not known
 * @param declared the annotations of the parameter, component, field or accessor
 * @param constraints the constraints at this place
 */
record TypeUse(
        ResolvedType type, AnnotatedType use, List<Annotation> declared, Constraints constraints) {

    TypeUse {
        if (type instanceof ResolvedRecursiveType recursive) {
            type = recursive.getSelfReferencedType();
        }
    }

    static TypeUse of(ResolvedType type) {
        return new TypeUse(type, null, List.of(), Constraints.NONE);
    }

    Class<?> raw() {
        return type.getErasedType();
    }

    /** An annotation of the declaration or of the type; on both it counts once. */
    <A extends Annotation> Optional<A> annotation(Class<A> kind) {
        return annotations().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    Optional<Literal> literal() {
        return annotation(Literal.class);
    }

    /** There are many annotations of this name, and none in Jakarta EE that all use. */
    boolean isMarkedNullable() {
        return annotations()
                .map(annotation -> annotation.annotationType().getSimpleName())
                .anyMatch(name -> name.equals("Nullable") || name.equals("JsonbNillable"));
    }

    /** What an {@code Optional} holds. */
    TypeUse held() {
        return argument(Optional.class, 0);
    }

    /** A type argument of this type as {@code container} sees it, such as the element of a list. */
    TypeUse argument(Class<?> container, int index) {
        List<ResolvedType> resolved = type.typeParametersFor(container);
        ResolvedType argument =
                resolved == null || resolved.size() <= index ? null : resolved.get(index);
        return new TypeUse(
                argument == null ? Types.OBJECT : argument,
                useOfArgument(index),
                List.of(),
                constraints.argument(index));
    }

    TypeUse component() {
        AnnotatedType component =
                use instanceof AnnotatedArrayType array
                        ? array.getAnnotatedGenericComponentType()
                        : null;
        return new TypeUse(
                type.getArrayElementType(), component, List.of(), constraints.argument(0));
    }

    /** Whether a constraint of Jakarta Validation is written here or on an element. */
    boolean isConstrained() {
        return declared.stream().anyMatch(TypeUse::constrains) || isConstrained(use);
    }

    private static boolean isConstrained(AnnotatedType place) {
        if (place == null) {
            return false;
        }
        Stream<AnnotatedType> inner =
                place instanceof AnnotatedParameterizedType parameterized
                        ? Stream.of(parameterized.getAnnotatedActualTypeArguments())
                        : place instanceof AnnotatedArrayType array
                                ? Stream.of(array.getAnnotatedGenericComponentType())
                                : Stream.empty();
        return Stream.of(place.getAnnotations()).anyMatch(TypeUse::constrains)
                || inner.anyMatch(TypeUse::isConstrained);
    }

    /** By name: where there is no provider there may be no API either. */
    private static boolean constrains(Annotation annotation) {
        return Stream.of(annotation.annotationType().getAnnotations())
                .anyMatch(
                        meta ->
                                meta.annotationType()
                                        .getName()
                                        .equals("jakarta.validation.Constraint"));
    }

    TypeUse as(ResolvedType other) {
        return new TypeUse(other, use, declared, constraints);
    }

    private AnnotatedType useOfArgument(int index) {
        if (use instanceof AnnotatedParameterizedType parameterized) {
            AnnotatedType[] arguments = parameterized.getAnnotatedActualTypeArguments();
            return index < arguments.length ? arguments[index] : null;
        }
        return null;
    }

    /** Those of the declaration and of the type. */
    Stream<Annotation> annotations() {
        return use == null
                ? declared.stream()
                : Stream.concat(declared.stream(), Stream.of(use.getAnnotations()));
    }
}
