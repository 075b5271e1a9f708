package dev.mcpcdi.extension;

import com.fasterxml.classmate.ResolvedType;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.graph.Node;
import dev.mcpcdi.invoke.Asking;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.util.concurrent.CompletionStage;

/**
 * What a resolver gives, whether at once, by a stage or after asking.
 *
 * @param type the type of the value
 * @param use the type as written; null where it is not known
 * @param isResolution whether it returns a resolution, and so may ask
 */
record ResolverResult(ResolvedType type, AnnotatedType use, boolean isResolution) {

    static ResolverResult of(BeanMethod method, GenericTypes types) {
        ResolvedType type = types.resolved(method.java().getGenericReturnType(), method);
        AnnotatedType use = method.java().getAnnotatedReturnType();
        if (CompletionStage.class.isAssignableFrom(type.getErasedType())) {
            type = argument(type, CompletionStage.class, types);
            use = argument(use);
        }
        return Resolution.class.isAssignableFrom(type.getErasedType())
                ? new ResolverResult(argument(type, Resolution.class, types), argument(use), true)
                : new ResolverResult(type, use, false);
    }

    /** Whether anybody could tell what it gives. */
    boolean isKnown() {
        Class<?> raw = type.getErasedType();
        return raw != void.class && raw != Void.class && !(isResolution && raw == Object.class);
    }

    /** Whom it asks for the value. */
    Node.Whom whom() {
        if (!isResolution) {
            return Node.Whom.NOBODY;
        }
        return Asking.mayBeRefused(type.getErasedType()) ? Node.Whom.USER : Node.Whom.CLIENT;
    }

    private static ResolvedType argument(ResolvedType type, Class<?> of, GenericTypes types) {
        var arguments = type.typeParametersFor(of);
        return arguments == null || arguments.isEmpty() ? types.object() : arguments.get(0);
    }

    private static AnnotatedType argument(AnnotatedType use) {
        return use instanceof AnnotatedParameterizedType generic
                        && generic.getAnnotatedActualTypeArguments().length == 1
                ? generic.getAnnotatedActualTypeArguments()[0]
                : null;
    }
}
