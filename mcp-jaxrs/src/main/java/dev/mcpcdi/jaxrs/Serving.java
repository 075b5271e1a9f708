package dev.mcpcdi.jaxrs;

import jakarta.ws.rs.core.Application;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which of the JAX-RS applications serves MCP. Immutable.
 *
 * @param application its class name, empty if the choice failed
 * @param paths of all applications, by class name
 */
record Serving(Optional<String> application, Map<String, Set<String>> paths) {

    /** What the web application keeps it under. */
    static final String ATTRIBUTE = Serving.class.getName();

    /** Copies the map. */
    Serving {
        paths = Map.copyOf(paths);
    }

    Serving(String application, Map<String, Set<String>> paths) {
        this(Optional.of(application), paths);
    }

    /** For a server that keeps an application whose start failed, as Open Liberty does. */
    static Serving failed() {
        return new Serving(Optional.empty(), Map.of());
    }

    void check(Application reached, String basePath) throws Refused {
        if (!serves(application.orElseThrow(Refused::notStarted), reached, basePath)) {
            throw Refused.otherApplication();
        }
    }

    /**
     * The class of the application tells, or a superclass of it, for a container may give a proxy.
     * Where a container gives an object of its own instead, as Jersey does, the path tells.
     */
    private boolean serves(String chosen, Application reached, String basePath) {
        if (paths.size() == 1) {
            return true;
        }
        for (Class<?> type = typeOf(reached);
                type != Application.class;
                type = type.getSuperclass()) {
            if (paths.containsKey(type.getName())) {
                return type.getName().equals(chosen);
            }
        }
        String base = basePath.endsWith("/") ? basePath : basePath + "/";
        return paths.get(chosen).contains(base);
    }

    private static Class<?> typeOf(Application reached) {
        return reached == null ? Application.class : reached.getClass();
    }
}
