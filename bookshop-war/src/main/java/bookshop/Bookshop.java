package bookshop;

import bookshop.catalogue.Catalogue;
import dev.mcpcdi.ServerInfo;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;

/** The shop, which opens when the application starts. */
@ApplicationScoped
@ServerInfo(name = "Bookshop", version = "1.0.0", instructions = "Search before you order.")
class Bookshop {

    private static final System.Logger LOGGER = System.getLogger(Bookshop.class.getName());

    void open(@Observes Startup start, Catalogue catalogue) {
        LOGGER.log(System.Logger.Level.INFO, "The bookshop has {0} books.", catalogue.size());
    }
}
