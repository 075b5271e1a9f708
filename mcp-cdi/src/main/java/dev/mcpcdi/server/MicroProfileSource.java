package dev.mcpcdi.server;

import java.lang.System.Logger.Level;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * MicroProfile Config where the server has it, found by reflection: nothing else needs it. It knows
 * system properties and environment variables itself.
 */
final class MicroProfileSource implements ConfigSource {

    private static final System.Logger LOG = System.getLogger(MicroProfileSource.class.getName());
    private static final String API = "org.eclipse.microprofile.config.";

    private final Class<?> type;
    private final Object config;

    private final Map<String, String> environment;

    private MicroProfileSource(Class<?> type, Object config, Map<String, String> environment) {
        this.type = type;
        this.config = config;
        this.environment = environment;
    }

    /** The configuration of the application that a class loader belongs to, if there is one. */
    static Optional<ConfigSource> of(ClassLoader application) {
        return of(application, System.getenv());
    }

    static Optional<ConfigSource> of(ClassLoader application, Map<String, String> environment) {
        try {
            Class<?> type = Class.forName(API + "Config", true, application);
            Object config =
                    Class.forName(API + "ConfigProvider", true, application)
                            .getMethod("getConfig", ClassLoader.class)
                            .invoke(null, application);
            return Optional.of(new MicroProfileSource(type, config, environment));
        } catch (ReflectiveOperationException | LinkageError e) {
            LOG.log(Level.DEBUG, "There is no MicroProfile Config: {0}", e.toString());
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> value(Setting setting) {
        Class<?>[] types = {String.class, Class.class};
        Object found = call("getOptionalValue", types, setting.key(), String.class);
        return ((Optional<?>) found).map(String.class::cast);
    }

    /**
     * Without what an environment variable stands for: an implementation may guess the key from it,
     * a dot for each underscore, and has guessed wrong where there is a dash (SmallRye Config 3).
     */
    @Override
    public Set<String> keys() {
        Set<String> keys = new TreeSet<>();
        for (Object name : (Iterable<?>) call("getPropertyNames", new Class<?>[0])) {
            if (name instanceof String key
                    && key.startsWith(Setting.PREFIX)
                    && !environment.containsKey(Setting.variable(key))) {
                keys.add(key);
            }
        }
        return keys;
    }

    private Object call(String method, Class<?>[] types, Object... arguments) {
        try {
            return type.getMethod(method, types).invoke(config, arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("MicroProfile Config failed.", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("MicroProfile Config is of an unknown kind.", e);
        }
    }
}
