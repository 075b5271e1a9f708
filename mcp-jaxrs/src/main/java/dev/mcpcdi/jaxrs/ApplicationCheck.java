package dev.mcpcdi.jaxrs;

import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.server.Configuration;
import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.HandlesTypes;
import jakarta.ws.rs.core.Application;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Finds out, when a web application starts, which of its JAX-RS applications serves MCP.
 *
 * <p>The one there is, or the one that {@code mcp.http.application} names: a context parameter,
 * else the {@link Configuration} without its bean, for beans are not there yet. With several and no
 * name the start fails. For the container.
 */
@HandlesTypes(Application.class)
public final class ApplicationCheck implements ServletContainerInitializer {

    private static final Logger LOG = System.getLogger(ApplicationCheck.class.getName());
    private static final String SETTING = "mcp.http.application";
    private static final String VARIABLE = "MCP_HTTP_APPLICATION";

    private final Supplier<Optional<String>> configured;

    /** For the container. */
    public ApplicationCheck() {
        this(() -> Configuration.ofEnvironment().application());
    }

    ApplicationCheck(Supplier<Optional<String>> configured) {
        this.configured = configured;
    }

    /**
     * Chooses, or fails.
     *
     * @param types the classes found that are JAX-RS applications, null for none
     * @param context the web application
     * @throws ServletException if nothing tells which application serves
     */
    @Override
    public void onStartup(Set<Class<?>> types, ServletContext context) throws ServletException {
        SortedMap<String, Set<String>> paths =
                new MappedApplications(types == null ? Set.of() : types, context).paths();
        Optional<String> setting = setting(context);
        if (setting.isEmpty() && paths.isEmpty()) {
            LOG.log(Level.WARNING, unreachable());
            return;
        }
        context.setAttribute(Serving.ATTRIBUTE, Serving.failed());
        context.setAttribute(Serving.ATTRIBUTE, choose(setting, paths));
    }

    private static Serving choose(Optional<String> setting, SortedMap<String, Set<String>> paths)
            throws ServletException {
        if (setting.isEmpty() && paths.size() > 1) {
            throw failure(ProblemCode.SEVERAL_APPLICATIONS, paths.firstKey(), several(paths));
        }
        String chosen = setting.orElseGet(paths::firstKey);
        if (!paths.containsKey(chosen)) {
            throw failure(ProblemCode.UNKNOWN_APPLICATION, chosen, unknown(chosen, paths));
        }
        return new Serving(chosen, paths);
    }

    /** The application's own word comes first: the others are for all applications of a server. */
    private Optional<String> setting(ServletContext context) {
        return Optional.ofNullable(context.getInitParameter(SETTING))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .or(configured);
    }

    private static ServletException failure(ProblemCode code, String place, String text) {
        Problems problems = new Problems();
        problems.add(code, new Origin(place, "<init>"), text);
        ServletException failure = new ServletException(problems.report());
        failure.setStackTrace(new StackTraceElement[0]); // the report says where
        return failure;
    }

    private static String unreachable() {
        return "No JAX-RS application has a path, so the MCP endpoint cannot be reached. Add a"
                + " class such as: @ApplicationPath(\"/\") public class Api extends Application"
                + " {}";
    }

    private static String several(SortedMap<String, Set<String>> paths) {
        return "This web application has "
                + paths.size()
                + " JAX-RS applications: "
                + list(paths)
                + ". MCP is served below one of them only, because a security constraint on the"
                + " path of one does not hold below another. Set "
                + wayOut();
    }

    private static String unknown(String name, SortedMap<String, Set<String>> paths) {
        return "The setting "
                + SETTING
                + " is \""
                + name
                + "\", but no JAX-RS application with a path has this class name. There is "
                + (paths.isEmpty() ? "none" : list(paths))
                + ". Correct "
                + wayOut();
    }

    private static String wayOut() {
        return SETTING
                + " to the class name of the one that serves it: as a context parameter in"
                + " web.xml, as a system property, or as the environment variable "
                + VARIABLE
                + ".";
    }

    private static String list(Map<String, Set<String>> paths) {
        return paths.entrySet().stream()
                .map(entry -> entry.getKey() + " at " + String.join(" and ", entry.getValue()))
                .collect(Collectors.joining(", "));
    }
}
