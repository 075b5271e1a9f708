package dev.mcpcdi.extension;

import com.fasterxml.classmate.ResolvedType;
import com.fasterxml.classmate.TypeBindings;
import com.fasterxml.classmate.TypeResolver;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Types of inherited methods as the bean's class fixes them. For one thread. */
final class GenericTypes {

    private final TypeResolver resolver = new TypeResolver();

    /** A type written in the method's declaring class, with its variables replaced. */
    Type resolve(Type written, BeanMethod tool) {
        return written instanceof Class<?> ? written : resolver.resolve(bindings(tool), written);
    }

    /** The same, resolved. */
    ResolvedType resolved(Type written, BeanMethod method) {
        return resolver.resolve(bindings(method), written);
    }

    /** The class of a resolved type. */
    Class<?> resolved(Type type) {
        return resolver.resolve(type).getErasedType();
    }

    ResolvedType object() {
        return resolver.resolve(Object.class);
    }

    private TypeBindings bindings(BeanMethod tool) {
        return resolver.resolve(tool.bean().javaClass())
                .findSupertype(tool.java().getDeclaringClass())
                .getTypeBindings();
    }

    /** What a stage gives in the end; of a raw stage, any object. */
    Type withoutStage(Type type) {
        List<ResolvedType> given = resolver.resolve(type).typeParametersFor(CompletionStage.class);
        return given == null || given.isEmpty() ? Object.class : given.get(0);
    }

    /** What an optional may have; another type itself. */
    Type withoutOptional(Type type) {
        return argument(type, Optional.class, type);
    }

    /** What a collection has; nothing of another type. */
    Type element(Type type) {
        return argument(type, Collection.class, Void.class);
    }

    private Type argument(Type type, Class<?> of, Type otherwise) {
        List<ResolvedType> given = resolver.resolve(type).typeParametersFor(of);
        return given == null || given.isEmpty() ? otherwise : given.get(0);
    }

    /** The class of a bean type, which is a class or has one with arguments. */
    static Class<?> raw(Type type) {
        Type open = type instanceof ParameterizedType generic ? generic.getRawType() : type;
        return open instanceof Class<?> known ? known : Object.class;
    }

    boolean isClass(Type type, Class<?> expected) {
        return resolver.resolve(type).getErasedType() == expected;
    }
}
