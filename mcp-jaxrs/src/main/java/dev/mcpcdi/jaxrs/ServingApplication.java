package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.Readiness;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.servlet.ServletContext;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.UriInfo;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;

/** Keeps MCP below one JAX-RS application: paths of others may have other constraints. */
@Dependent
class ServingApplication {

    private static final Logger LOG = System.getLogger(ServingApplication.class.getName());

    private final Optional<Serving> serving;
    private final Readiness readiness;

    /** An {@code Instance}, so that a class path with this archive starts without servlets too. */
    @Inject
    ServingApplication(Instance<ServletContext> context, Readiness readiness) {
        this(context.isResolvable() ? read(context.get()) : Optional.empty(), readiness);
    }

    ServingApplication(Optional<Serving> serving) {
        this(serving, new Readiness());
    }

    ServingApplication(Optional<Serving> serving, Readiness readiness) {
        this.serving = serving;
        this.readiness = readiness;
    }

    /** Refuses a request below another application than the one that serves, or if none does. */
    void check(Application reached, UriInfo uri) throws Refused {
        if (!readiness.isReady()) {
            throw Refused.notStarted();
        }
        if (serving.isPresent()) {
            serving.get().check(reached, uri.getBaseUri().getPath());
        }
    }

    private static Optional<Serving> read(ServletContext context) {
        Object found = context.getAttribute(Serving.ATTRIBUTE);
        if (found == null) {
            LOG.log(
                    Level.WARNING,
                    "No JAX-RS application was known when this web application started, so"
                            + " nothing keeps the MCP endpoint below one of them. If web.xml has"
                            + " <absolute-ordering>, name the archive mcp-jaxrs in it.");
        }
        return Optional.ofNullable((Serving) found);
    }
}
