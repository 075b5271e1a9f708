package dev.mcpcdi.jaxrs;

import jakarta.ws.rs.core.Application;
import java.util.Map;
import java.util.Set;

/**
 * Which of the JAX-RS applications serves MCP. Immutable.
 *
 * @param application its class name
 * @param paths of all applications, by class name
 */
record Serving(String application, Map<String, Set<String>> paths) {

    /** What the web application keeps it under. */
    static final String ATTRIBUTE = Serving.class.getName();

    /** Copies the map. */
    Serving {
        paths = Map.copyOf(paths);
    }

    /**
     * A container may give a proxy of the application, which is a subclass, or an object of its own
     * in the place of it; only then the path decides.
     */
    boolean serves(Application reached, String basePath) {
        for (Class<?> type = typeOf(reached);
                type != Application.class;
                type = type.getSuperclass()) {
            if (paths.containsKey(type.getName())) {
                return type.getName().equals(application);
            }
        }
        return paths.get(application).contains(basePath);
    }

    private static Class<?> typeOf(Application reached) {
        return reached == null ? Application.class : reached.getClass();
    }
}
