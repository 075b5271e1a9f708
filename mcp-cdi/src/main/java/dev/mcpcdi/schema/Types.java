package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import com.fasterxml.classmate.TypeResolver;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Collectors;

/** Resolves the types of members against the type that holds them. */
final class Types {

    static final ResolvedType OBJECT = new TypeResolver().resolve(Object.class);

    private final TypeResolver resolver = new TypeResolver();

    ResolvedType resolve(Type type) {
        return resolver.resolve(type);
    }

    /** A type as it is written in the source, without packages. */
    static String name(ResolvedType type) {
        String name = type.getErasedType().getSimpleName();
        List<ResolvedType> arguments = type.getTypeParameters();
        return arguments.isEmpty()
                ? name
                : arguments.stream()
                        .map(Types::name)
                        .collect(Collectors.joining(", ", name + "<", ">"));
    }

    /** The type of a member of {@code declaring}, as {@code holder} inherits it. */
    ResolvedType member(ResolvedType holder, Class<?> declaring, Type type) {
        ResolvedType owner = holder.findSupertype(declaring);
        return resolver.resolve((owner == null ? holder : owner).getTypeBindings(), type);
    }
}
