package dev.mcpcdi.server;

import dev.mcpcdi.McpConfig;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Where the {@code mcp.*} keys are read: first the {@link McpConfig} bean; then MicroProfile Config
 * where there is one, else system properties and then environment variables. Immutable, but not
 * what stands behind it; read it once, at the start.
 */
public final class Configuration {

    private static final Origin ANYWHERE = Origin.of(McpConfig.class);

    private final List<ConfigSource> sources;

    Configuration(List<ConfigSource> sources) {
        this.sources = List.copyOf(sources);
    }

    /**
     * What surrounds an application. Call it on a thread with the class loader of the application.
     *
     * @return the configuration without a bean
     */
    public static Configuration ofEnvironment() {
        ClassLoader application = Thread.currentThread().getContextClassLoader();
        return new Configuration(
                MicroProfileSource.of(application)
                        .map(List::of)
                        .orElseGet(Configuration::ofProcess));
    }

    /**
     * Puts what the application says itself in front.
     *
     * @param bean the application's bean
     * @return the configuration with the bean
     */
    public Configuration overriddenBy(McpConfig bean) {
        List<ConfigSource> all = new ArrayList<>();
        all.add(new MapSource(bean.settings()));
        all.addAll(sources);
        return new Configuration(all);
    }

    /**
     * The class name of the JAX-RS application that serves, for those who cannot wait for beans.
     *
     * @return the value of {@code mcp.http.application}, if it is set
     */
    public Optional<String> application() {
        return value(Setting.HTTP_APPLICATION);
    }

    /**
     * Reads all settings. Whatever is wrong is added to the problems, and the default stands in.
     *
     * @param problems takes keys that do not exist and values that cannot be read
     * @return the settings
     */
    public Settings settings(Problems problems) {
        TreeSet<String> keys = new TreeSet<>();
        sources.forEach(source -> keys.addAll(source.keys()));
        keys.stream()
                .filter(key -> !Setting.isKnown(key))
                .forEach(key -> problems.add(ProblemCode.UNKNOWN_SETTING, ANYWHERE, unknown(key)));
        return new SettingsReader(this, problems).read();
    }

    /** The first that says something; a blank value says nothing. */
    Optional<String> value(Setting setting) {
        return sources.stream()
                .flatMap(source -> source.value(setting).stream())
                .map(String::strip)
                .filter(value -> !value.isEmpty())
                .findFirst();
    }

    private static List<ConfigSource> ofProcess() {
        return List.of(new MapSource(systemProperties()), new EnvironmentSource(System.getenv()));
    }

    private static Map<String, String> systemProperties() {
        Map<String, String> properties = new HashMap<>();
        for (String name : System.getProperties().stringPropertyNames()) {
            // One that another thread removed meanwhile is not there.
            Optional.ofNullable(System.getProperty(name))
                    .ifPresent(value -> properties.put(name, value));
        }
        return Collections.unmodifiableMap(properties);
    }

    private static String unknown(String key) {
        return "The setting "
                + key
                + " does not exist, so it would be ignored. The nearest that does is "
                + Setting.nearest(key)
                + ". Correct the key or remove it.";
    }
}
