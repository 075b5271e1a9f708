package dev.mcpcdi.extension;

import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.CDI;
import java.util.Optional;

/**
 * The container as the application sees it.
 *
 * <p>A server may give an extension the bean manager of the extension's own archive, from which the
 * application's beans are not visible, as Payara does. The current one is the application's.
 */
final class ApplicationView {

    private ApplicationView() {}

    /** The application's bean manager; the given one where the current is another container's. */
    static BeanManager of(BeanManager own, McpExtension extension) {
        return current(extension).orElse(own);
    }

    /** Each container has an extension of its own, so that it tells containers of one JVM apart. */
    private static Optional<BeanManager> current(McpExtension extension) {
        try {
            BeanManager current = CDI.current().getBeanManager();
            return current.getExtension(McpExtension.class) == extension
                    ? Optional.of(current)
                    : Optional.empty();
        } catch (IllegalStateException | IllegalArgumentException notReady) {
            return Optional.empty();
        }
    }
}
