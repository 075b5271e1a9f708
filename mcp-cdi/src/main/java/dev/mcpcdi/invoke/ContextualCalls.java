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
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/**
 * Calls through contextual references, so that interceptors and decorators apply.
 *
 * <p>A {@code @Dependent} bean, session beans among them, has one instance a call, which all
 * methods of the call share. It and what the container made for parameters are destroyed when the
 * call is done. Of every other bean one reference is kept.
 */
public final class ContextualCalls {

    private final BeanManager beans;

    /**
     * Makes the factory of an application.
     *
     * @param beans the container
     */
    public ContextualCalls(BeanManager beans) {
        this.beans = beans;
    }

    /** What the container makes for one call. For one thread at a time. */
    CallObjects open() {
        return new Objects();
    }

    /**
     * A method of a bean, with its method handle.
     *
     * @param bean the bean
     * @param method the method, of the bean's class or of an interface it is seen by
     * @return the call
     * @throws java.lang.reflect.InaccessibleObjectException if the method's module is closed to
     *     this one
     */
    public BeanCall method(Bean<?> bean, Method method) {
        return new Call(new Reference(bean, view(bean, method.getDeclaringClass())), method);
    }

    /**
     * A value that the container gives to a parameter.
     *
     * @param point the parameter, validated
     * @return the source of the value
     */
    public ContainerValue value(InjectionPoint point) {
        return objects -> beans.getInjectableReference(point, ((Objects) objects).context());
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

    /** Made when first needed: most calls need no object of their own. */
    private final class Objects implements CallObjects {

        private final Map<Bean<?>, Object> dependents = new HashMap<>();
        private CreationalContext<?> context;

        private CreationalContext<?> context() {
            if (context == null) {
                context = beans.createCreationalContext(null);
            }
            return context;
        }

        private Object dependent(Bean<?> bean, Type view) {
            Object known = dependents.get(bean);
            if (known == null) {
                known = beans.getReference(bean, view, context());
                dependents.put(bean, known);
            }
            return known;
        }

        @Override
        public void close() {
            if (context != null) {
                context.release();
            }
        }
    }

    private final class Reference {

        private final Bean<?> bean;
        private final Type view;

        /** Null until the first call: nobody creates the application's beans while it starts. */
        private volatile Object kept;

        Reference(Bean<?> bean, Type view) {
            this.bean = bean;
            this.view = view;
        }

        Object in(Objects objects) {
            if (bean.getScope() == Dependent.class) {
                return objects.dependent(bean, view);
            }
            Object reference = kept;
            if (reference == null) {
                // Two first calls may both look it up: they get the same proxy or singleton.
                reference = beans.getReference(bean, view, beans.createCreationalContext(bean));
                kept = reference;
            }
            return reference;
        }
    }

    private static final class Call implements BeanCall {

        private final Reference bean;
        private final Method method;
        private final MethodHandle handle;

        Call(Reference bean, Method method) {
            this.bean = bean;
            this.method = method;
            this.handle = spread(method);
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
        public Object call(Object[] parameters, CallObjects objects) throws Throwable {
            Object result = handle.invokeExact(bean.in((Objects) objects), parameters);
            if (result == null && returnsStage()) {
                throw new NullPointerException(
                        "%s.%s returned null instead of a stage."
                                .formatted(
                                        bean.bean.getBeanClass().getSimpleName(),
                                        method.getName()));
            }
            return result;
        }

        private boolean returnsStage() {
            return CompletionStage.class.isAssignableFrom(method.getReturnType());
        }
    }
}
