package dev.mcpcdi.invoke;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.spi.CreationalContext;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.InjectionPoint;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * A call through a contextual reference, so that interceptors and decorators apply; parameters that
 * are injection points are resolved in the call.
 *
 * <p>A {@code @Dependent} bean, session beans among them, has one instance a call. It and the
 * dependents of the parameters are destroyed when the method has returned or its stage is done. Of
 * every other bean one reference is kept.
 */
public final class ContextualBeanCall implements BeanCall {

    private final BeanManager beans;
    private final Bean<?> bean;
    private final Method method;
    private final Type view;
    private final MethodHandle handle;
    private final List<Optional<InjectionPoint>> parameters;

    /** Null until the first call: nobody creates the application's beans while it starts. */
    private volatile Object kept;

    /**
     * Makes the call and its method handle.
     *
     * @param beans the container
     * @param bean the bean
     * @param method the method, of the bean's class or of an interface it is seen by
     * @param parameters one entry a parameter: its injection point, or empty for an argument
     * @throws java.lang.reflect.InaccessibleObjectException if the method's module is closed to
     *     this one
     */
    public ContextualBeanCall(
            BeanManager beans,
            Bean<?> bean,
            Method method,
            List<Optional<InjectionPoint>> parameters) {
        this.beans = beans;
        this.bean = bean;
        this.method = method;
        this.view = view(bean, method.getDeclaringClass());
        this.handle = spread(method);
        this.parameters = List.copyOf(parameters);
    }

    /** The bean's type that has the method; it may be a parameterized superclass. */
    private static Type view(Bean<?> bean, Class<?> declaring) {
        return bean.getTypes().stream()
                .filter(
                        type ->
                                type instanceof ParameterizedType generic
                                        && generic.getRawType() == declaring)
                .findFirst()
                .orElse(declaring);
    }

    private static MethodHandle spread(Method method) {
        int count = method.getParameterCount();
        return accessible(method)
                .asFixedArity()
                .asType(MethodType.genericMethodType(count + 1))
                .asSpreader(Object[].class, count);
    }

    private static MethodHandle accessible(Method method) {
        method.setAccessible(true);
        try {
            return MethodHandles.lookup().unreflect(method);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(method + " was made accessible.", impossible);
        }
    }

    @Override
    public Object call(Object[] arguments) throws Throwable {
        CreationalContext<?> context = beans.createCreationalContext(null);
        boolean running = false;
        try {
            Object result = handle.invokeExact(reference(context), parameters(arguments, context));
            if (returnsStage()) {
                CompletionStage<?> released = ending(result, context);
                running = true;
                return released;
            }
            return result;
        } finally {
            if (!running) {
                context.release();
            }
        }
    }

    private boolean returnsStage() {
        return CompletionStage.class.isAssignableFrom(method.getReturnType());
    }

    private CompletionStage<?> ending(Object result, CreationalContext<?> context) {
        if (result instanceof CompletionStage<?> stage) {
            return stage.whenComplete((value, failure) -> context.release());
        }
        throw new NullPointerException(
                "%s.%s returned null instead of a stage."
                        .formatted(bean.getBeanClass().getSimpleName(), method.getName()));
    }

    private Object reference(CreationalContext<?> context) {
        if (bean.getScope() == Dependent.class) {
            return look(context);
        }
        Object reference = kept;
        if (reference == null) {
            // Two first calls may both look it up: they get the same proxy or singleton.
            reference = look(beans.createCreationalContext(bean));
            kept = reference;
        }
        return reference;
    }

    private Object look(CreationalContext<?> context) {
        return beans.getReference(bean, view, context);
    }

    private Object[] parameters(Object[] arguments, CreationalContext<?> context) {
        Object[] values = new Object[parameters.size()];
        int next = 0;
        for (int i = 0; i < values.length; i++) {
            Optional<InjectionPoint> point = parameters.get(i);
            values[i] =
                    point.isPresent()
                            ? beans.getInjectableReference(point.get(), context)
                            : arguments[next++];
        }
        return values;
    }
}
