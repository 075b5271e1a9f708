package dev.mcpcdi.server;

import jakarta.enterprise.concurrent.ContextService;
import java.util.function.UnaryOperator;

/** The only class that needs Jakarta Concurrency, loaded where a container has it. */
final class ContainerContext {

    private ContainerContext() {}

    static UnaryOperator<Runnable> of(Object contextService) {
        ContextService service = (ContextService) contextService;
        return service::contextualRunnable;
    }
}
