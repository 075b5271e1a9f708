package dev.mcpcdi.jaxrs;

import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletRegistration;
import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The JAX-RS applications of a web application that have a path (Jakarta RESTful Web Services 3.1,
 * 2.3.2). For the start.
 */
final class MappedApplications {

    private static final String INIT_PARAM = "jakarta.ws.rs.Application";

    private final SortedMap<String, Set<String>> paths = new TreeMap<>();
    private final String root;

    MappedApplications(Collection<Class<?>> found, ServletContext context) {
        root = context.getContextPath();
        found.stream().filter(MappedApplications::isApplication).forEach(this::addAnnotated);
        Set<String> names = found.stream().map(Class::getName).collect(Collectors.toSet());
        names.add(Application.class.getName());
        context.getServletRegistrations().values().forEach(servlet -> addServlet(servlet, names));
    }

    /** By class name, what the base URIs of its requests have as path. */
    SortedMap<String, Set<String>> paths() {
        return paths;
    }

    private static boolean isApplication(Class<?> type) {
        return Application.class.isAssignableFrom(type)
                && !Modifier.isAbstract(type.getModifiers());
    }

    private void addAnnotated(Class<?> type) {
        ApplicationPath path = type.getAnnotation(ApplicationPath.class);
        if (path != null) {
            paths.put(type.getName(), Set.of(absolute(path.value())));
        }
    }

    /** A mapping in web.xml replaces the annotation. */
    private void addServlet(ServletRegistration servlet, Set<String> applications) {
        String application = servlet.getInitParameter(INIT_PARAM);
        String name = application == null ? servlet.getName() : application;
        if (applications.contains(name) && !servlet.getMappings().isEmpty()) {
            Set<String> mappings = new TreeSet<>();
            servlet.getMappings().forEach(mapping -> mappings.add(absolute(mapping)));
            paths.put(name, mappings);
        }
    }

    private String absolute(String path) {
        String inner = path.endsWith("*") ? path.substring(0, path.length() - 1) : path;
        return (root + "/" + inner + "/").replaceAll("/{2,}", "/");
    }
}
