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
     * Whether a request may be served. The class of the application tells, or a superclass of it,
     * for a container may give a proxy. Where a container gives an object of its own instead, as
     * Jersey does, the path tells.
     */
    boolean serves(Application reached, String basePath) {
        if (paths.size() == 1) {
            return true;
        }
        for (Class<?> type = typeOf(reached);
                type != Application.class;
                type = type.getSuperclass()) {
            if (paths.containsKey(type.getName())) {
                return type.getName().equals(application);
            }
        }
        String base = basePath.endsWith("/") ? basePath : basePath + "/";
        return paths.get(application).contains(base);
    }

    private static Class<?> typeOf(Application reached) {
        return reached == null ? Application.class : reached.getClass();
    }
}
