package dev.mcpcdi.extension;

import jakarta.enterprise.inject.spi.Annotated;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.interceptor.Interceptors;
import java.lang.annotation.Annotation;
import java.util.Optional;

/** Why the container puts a proxy or a subclass before a bean. */
final class ProxyReason {

    private final BeanManager beans;

    private ProxyReason(BeanManager beans) {
        this.beans = beans;
    }

    static Optional<String> of(BeanMethod tool, BeanManager beans) {
        return new ProxyReason(beans).of(tool);
    }

    private Optional<String> of(BeanMethod tool) {
        Bean<?> bean = tool.bean().bean();
        if (beans.isNormalScope(bean.getScope())) {
            return Optional.of("@" + bean.getScope().getSimpleName());
        }
        if (isIntercepted(tool.bean().type()) || isIntercepted(tool.annotated())) {
            return Optional.of("intercepted");
        }
        return isDecorated(bean) ? Optional.of("decorated") : Optional.empty();
    }

    private boolean isIntercepted(Annotated annotated) {
        return annotated.getAnnotations().stream()
                .map(Annotation::annotationType)
                .anyMatch(this::intercepts);
    }

    private boolean intercepts(Class<? extends Annotation> type) {
        return type == Interceptors.class
                || beans.isInterceptorBinding(type)
                || beans.isStereotype(type)
                        && beans.getStereotypeDefinition(type).stream()
                                .map(Annotation::annotationType)
                                .anyMatch(this::intercepts);
    }

    private boolean isDecorated(Bean<?> bean) {
        Annotation[] qualifiers = bean.getQualifiers().toArray(Annotation[]::new);
        return !beans.resolveDecorators(bean.getTypes(), qualifiers).isEmpty();
    }
}
