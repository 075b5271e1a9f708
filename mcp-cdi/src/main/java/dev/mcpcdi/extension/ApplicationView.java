package dev.mcpcdi.extension;

import jakarta.enterprise.inject.spi.BeanManager;
import javax.naming.InitialContext;
import javax.naming.NamingException;

/**
 * The container as the application sees it.
 *
 * <p>A server may give an extension the bean manager of the extension's own archive, from which the
 * application's beans are not visible. The one by name is the application's, as Jakarta CDI 4.0 has
 * it for every component (Integration with Jakarta EE, BeanManager).
 */
final class ApplicationView {

    private ApplicationView() {}

    /** The application's bean manager; the given one where there are no names, as on CDI SE. */
    static BeanManager of(BeanManager own) {
        try {
            return InitialContext.doLookup("java:comp/BeanManager");
        } catch (NamingException noNames) {
            return own;
        }
    }
}
