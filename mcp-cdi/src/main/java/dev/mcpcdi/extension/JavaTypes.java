package dev.mcpcdi.extension;

import com.fasterxml.classmate.ResolvedType;
import com.fasterxml.classmate.TypeResolver;
import com.fasterxml.classmate.types.ResolvedPrimitiveType;
import com.fasterxml.classmate.types.ResolvedRecursiveType;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Types in the form that the container compares: as reflection gives them, boxed. */
final class JavaTypes {

    private JavaTypes() {}

    static Type of(ResolvedType type) {
        if (type instanceof ResolvedRecursiveType recursive) {
            return of(recursive.getSelfReferencedType());
        }
        if (type instanceof ResolvedPrimitiveType) {
            return boxed(type);
        }
        if (type.isArray()) {
            return array(type);
        }
        List<ResolvedType> arguments = type.getTypeParameters();
        return arguments.isEmpty()
                ? type.getErasedType()
                : generic(
                        type.getErasedType(),
                        arguments.stream().map(JavaTypes::of).toArray(Type[]::new));
    }

    /** An array of a generic type is compared by its class: no resolver depends on more. */
    private static Type array(ResolvedType type) {
        return Array.newInstance(type.getArrayElementType().getErasedType(), 0).getClass();
    }

    static ParameterizedType generic(Class<?> raw, Type... arguments) {
        return new Generic(raw, List.of(arguments));
    }

    private static Class<?> boxed(ResolvedType type) {
        return MethodType.methodType(type.getErasedType()).wrap().returnType();
    }

    /** The type, boxed, and all its supertypes. */
    static Set<Type> closure(ResolvedType type) {
        Set<Type> all = new LinkedHashSet<>();
        boolean isPrimitive = type instanceof ResolvedPrimitiveType;
        collect(isPrimitive ? new TypeResolver().resolve(boxed(type)) : type, all);
        all.add(Object.class);
        return all;
    }

    private static void collect(ResolvedType type, Set<Type> all) {
        all.add(of(type));
        if (type.getParentClass() != null) {
            collect(type.getParentClass(), all);
        }
        type.getImplementedInterfaces().forEach(parent -> collect(parent, all));
    }

    /** Such as {@code List<Book>}. */
    static String text(ResolvedType type) {
        String name = type.getErasedType().getSimpleName();
        List<ResolvedType> arguments = type.getTypeParameters();
        return type.isArray() || arguments.isEmpty()
                ? name
                : name
                        + arguments.stream()
                                .map(JavaTypes::text)
                                .toList()
                                .toString()
                                .replaceAll("^\\[", "<")
                                .replaceAll("]$", ">");
    }

    /** Equal to those of the JDK, as containers put them into maps. */
    private record Generic(Class<?> raw, List<Type> arguments) implements ParameterizedType {

        @Override
        public Type[] getActualTypeArguments() {
            return arguments.toArray(Type[]::new);
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public Type getOwnerType() {
            return raw.getDeclaringClass();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof ParameterizedType type
                    && raw.equals(type.getRawType())
                    && Objects.equals(getOwnerType(), type.getOwnerType())
                    && Arrays.equals(getActualTypeArguments(), type.getActualTypeArguments());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(getActualTypeArguments())
                    ^ Objects.hashCode(getOwnerType())
                    ^ raw.hashCode();
        }
    }
}
