package dev.mcpcdi.extension;

import java.util.Set;

/** Objects of the container that no client can send. By name, so that none must be loaded. */
final class PlatformTypes {

    private static final Set<String> NAMES =
            Set.of(
                    "java.security.Principal",
                    "javax.sql.DataSource",
                    "jakarta.ejb.EJBContext",
                    "jakarta.ejb.SessionContext",
                    "jakarta.enterprise.concurrent.ContextService",
                    "jakarta.enterprise.concurrent.ManagedExecutorService",
                    "jakarta.enterprise.concurrent.ManagedScheduledExecutorService",
                    "jakarta.enterprise.concurrent.ManagedThreadFactory",
                    "jakarta.enterprise.context.Conversation",
                    "jakarta.enterprise.context.control.RequestContextController",
                    "jakarta.enterprise.event.Event",
                    "jakarta.enterprise.inject.Instance",
                    "jakarta.enterprise.inject.spi.Bean",
                    "jakarta.enterprise.inject.spi.BeanContainer",
                    "jakarta.enterprise.inject.spi.BeanManager",
                    "jakarta.enterprise.inject.spi.InjectionPoint",
                    "jakarta.enterprise.inject.spi.InterceptionFactory",
                    "jakarta.inject.Provider",
                    "jakarta.interceptor.InvocationContext",
                    "jakarta.jms.JMSContext",
                    "jakarta.mail.Session",
                    "jakarta.persistence.EntityManager",
                    "jakarta.persistence.EntityManagerFactory",
                    "jakarta.security.enterprise.SecurityContext",
                    "jakarta.servlet.ServletContext",
                    "jakarta.servlet.ServletRequest",
                    "jakarta.servlet.ServletResponse",
                    "jakarta.servlet.http.HttpServletRequest",
                    "jakarta.servlet.http.HttpServletResponse",
                    "jakarta.servlet.http.HttpSession",
                    "jakarta.transaction.TransactionManager",
                    "jakarta.transaction.TransactionSynchronizationRegistry",
                    "jakarta.transaction.UserTransaction",
                    "jakarta.validation.Validator",
                    "jakarta.validation.ValidatorFactory",
                    "jakarta.ws.rs.core.HttpHeaders",
                    "jakarta.ws.rs.core.Request",
                    "jakarta.ws.rs.core.SecurityContext",
                    "jakarta.ws.rs.core.UriInfo");

    private PlatformTypes() {}

    static boolean include(Class<?> type) {
        return NAMES.contains(type.getName());
    }
}
