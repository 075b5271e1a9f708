package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.Engine;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import jakarta.inject.Singleton;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletException;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.Set;
import org.glassfish.grizzly.servlet.WebappContext;
import org.glassfish.jersey.internal.MapPropertiesDelegate;
import org.glassfish.jersey.server.ContainerRequest;
import org.junit.jupiter.api.Test;

class BeansTest {

    private static final URI BASE = URI.create("http://localhost/shop/admin/");

    /** Gives what the extension and the server give. */
    @ApplicationScoped
    @Alternative
    @Priority(1)
    static class Engines {

        @Produces
        @Singleton
        Engine engine() {
            return ShopEngine.with(Runnable::run, word -> word);
        }
    }

    /** A web application in which the second of two JAX-RS applications was reached. */
    @ApplicationScoped
    static class Web {

        @Produces
        @Singleton
        ServletContext context() throws ServletException {
            WebappContext context = new WebappContext("shop", "/shop");
            context.addContextInitParameter("mcp.http.application", "dev.mcpcdi.jaxrs.Shop$Api");
            new ApplicationCheck().onStartup(Set.of(Shop.Api.class, Shop.Admin.class), context);
            return context;
        }
    }

    @Test
    void the_resource_is_a_bean_without_a_word_and_without_servlets() {
        try (SeContainer container =
                SeContainerInitializer.newInstance().addBeanClasses(Engines.class).initialize()) {
            McpResource resource = container.select(McpResource.class).get();
            assertThat(resource.getClass()).isNotEqualTo(McpResource.class);
            assertThat(
                            resource.put(LoopbackRequest.plain(), null, new Shop.Admin(), uri())
                                    .getStatus())
                    .isEqualTo(405);
        }
    }

    @Test
    void the_choice_made_at_the_start_reaches_the_resource() {
        try (SeContainer container =
                SeContainerInitializer.newInstance()
                        .addBeanClasses(Engines.class, Web.class)
                        .initialize()) {
            McpResource resource = container.select(McpResource.class).get();
            assertThat(
                            resource.put(LoopbackRequest.plain(), null, new Shop.Admin(), uri())
                                    .getStatus())
                    .isEqualTo(404);
            assertThat(
                            resource.put(LoopbackRequest.plain(), null, new Shop.Api(), uri())
                                    .getStatus())
                    .isEqualTo(405);
        }
    }

    private static UriInfo uri() {
        return new ContainerRequest(
                        BASE, BASE.resolve("mcp"), "GET", null, new MapPropertiesDelegate(), null)
                .getUriInfo();
    }
}
