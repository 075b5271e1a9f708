package dev.mcpcdi.extension;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.problem.Origin;
import jakarta.enterprise.inject.spi.AnnotatedType;
import jakarta.enterprise.inject.spi.Bean;
import java.util.List;
import java.util.Optional;

/**
 * An enabled bean as the container describes it.
 *
 * @param bean the bean
 * @param type its annotated type, after all extensions
 * @param isSession whether it is a session bean
 */
record ApplicationBean(Bean<?> bean, AnnotatedType<?> type, boolean isSession) {

    Class<?> javaClass() {
        return type.getJavaClass();
    }

    Origin origin() {
        return Origin.of(javaClass());
    }

    Optional<ServerInfo> serverInfo() {
        return Optional.ofNullable(type.getAnnotation(ServerInfo.class));
    }

    List<BeanMethod> methods() {
        return MethodReader.read(this);
    }
}
