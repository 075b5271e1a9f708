package dev.mcpcdi.server;

import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import java.util.function.UnaryOperator;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;

/** What a container may offer to threads; everything is optional. */
final class Container {

    private static final System.Logger LOG = System.getLogger(Container.class.getName());

    /** The container's thread factory, whose threads it knows. */
    Optional<ThreadFactory> threadFactory() {
        return lookUp("java:comp/DefaultManagedThreadFactory")
                .filter(ThreadFactory.class::isInstance)
                .map(ThreadFactory.class::cast);
    }

    /**
     * Gives a task the context of the thread that asks. A reused thread keeps the identity of the
     * caller for whom it was made, and would run the next call in it.
     */
    UnaryOperator<Runnable> callContext() {
        // The class behind this reference needs an API that a container without the object lacks.
        return lookUp("java:comp/DefaultContextService")
                .map(ContainerContext::of)
                .orElse(UnaryOperator.identity());
    }

    private static Optional<Object> lookUp(String name) {
        try {
            Context naming = new InitialContext();
            try {
                return Optional.ofNullable(naming.lookup(name));
            } finally {
                naming.close();
            }
        } catch (NamingException e) {
            LOG.log(Level.DEBUG, "There is no {0}: {1}", name, e.toString());
            return Optional.empty();
        }
    }
}
