package dev.mcpcdi.extension;

import jakarta.enterprise.inject.spi.AnnotatedMethod;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import jakarta.enterprise.inject.spi.AnnotatedType;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A method with one annotation more, which replaces another of its type.
 *
 * @param method the method as the container describes it
 * @param added the annotation
 */
record OfferedMethod<X>(AnnotatedMethod<X> method, Annotation added) implements AnnotatedMethod<X> {

    @Override
    public Method getJavaMember() {
        return method.getJavaMember();
    }

    @Override
    public List<AnnotatedParameter<X>> getParameters() {
        return method.getParameters();
    }

    @Override
    public boolean isStatic() {
        return method.isStatic();
    }

    @Override
    public AnnotatedType<X> getDeclaringType() {
        return method.getDeclaringType();
    }

    @Override
    public Type getBaseType() {
        return method.getBaseType();
    }

    @Override
    public Set<Type> getTypeClosure() {
        return method.getTypeClosure();
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> type) {
        return type == added.annotationType() ? type.cast(added) : method.getAnnotation(type);
    }

    @Override
    public <T extends Annotation> Set<T> getAnnotations(Class<T> type) {
        return type == added.annotationType()
                ? Set.of(type.cast(added))
                : method.getAnnotations(type);
    }

    @Override
    public Set<Annotation> getAnnotations() {
        Set<Annotation> all = new HashSet<>(method.getAnnotations());
        all.removeIf(one -> one.annotationType() == added.annotationType());
        all.add(added);
        return all;
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> type) {
        return type == added.annotationType() || method.isAnnotationPresent(type);
    }
}
