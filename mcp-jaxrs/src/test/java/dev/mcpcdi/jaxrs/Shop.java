package dev.mcpcdi.jaxrs;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Set;

/** The JAX-RS applications of a shop. */
final class Shop {

    private Shop() {}

    @ApplicationPath("api")
    public static class Api extends Application {
        @Override
        public Set<Class<?>> getClasses() {
            return Set.of(McpResource.class);
        }
    }

    @ApplicationPath("/admin/*")
    public static class Admin extends Application {
        @Override
        public Set<Class<?>> getClasses() {
            return Set.of(McpResource.class);
        }
    }

    /** A subclass of an application is another one, and the annotation is not inherited. */
    public static class Unmapped extends Api {}

    /** What a container makes of an application that is a bean. */
    public static class Proxy extends Api {}

    @ApplicationPath("abstract")
    public abstract static class Half extends Application {}
}
