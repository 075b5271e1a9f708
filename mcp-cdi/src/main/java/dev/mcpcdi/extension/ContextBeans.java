package dev.mcpcdi.extension;

import dev.mcpcdi.McpContext;
import dev.mcpcdi.invoke.ActiveCall;
import dev.mcpcdi.invoke.CurrentContext;
import dev.mcpcdi.server.DeclaredRoles;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.spi.AfterBeanDiscovery;
import jakarta.inject.Singleton;

/**
 * The beans behind the context of a call. What a call knows is kept in its request scope; what the
 * application gets stands before it, because a reference into a request scope fails outside of one
 * with the words of the container.
 */
final class ContextBeans {

    private ContextBeans() {}

    static void register(AfterBeanDiscovery event, DeclaredRoles roles) {
        event.addBean()
                .beanClass(ActiveCall.class)
                .addType(ActiveCall.class)
                .scope(RequestScoped.class)
                .produceWith(instance -> new ActiveCall());
        event.addBean()
                .beanClass(CurrentContext.class)
                .addType(McpContext.class)
                .scope(ApplicationScoped.class)
                .produceWith(
                        instance -> new CurrentContext(instance.select(ActiveCall.class).get()));
        event.addBean()
                .beanClass(DeclaredRoles.class)
                .addType(DeclaredRoles.class)
                .scope(Singleton.class)
                .produceWith(instance -> roles);
    }
}
