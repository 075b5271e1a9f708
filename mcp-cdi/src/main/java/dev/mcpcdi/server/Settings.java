package dev.mcpcdi.server;

import dev.mcpcdi.server.state.StateSettings;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * How the application is served: the values of the {@code mcp.*} keys that {@link Setting} lists.
 * Immutable.
 *
 * @param application the class name of the JAX-RS application that serves, if one is named
 * @param allowedOrigins the origins that browsers may call from; empty for loopback ones only
 * @param allowedHosts the names that the server may be called by; empty for no rule but the one of
 *     loopback connections
 * @param stateless whether HTTP clients get no sessions
 * @param maxBodyBytes the longest message that is read
 * @param maxSessions how many sessions are open at once
 * @param sessionTimeout how long a session may be idle
 * @param toolTimeout how long a call of a tool may take that does not say so itself
 * @param askTimeout how long a client may take to answer a question in a call
 * @param requestState how request state is sealed
 * @param streams when a response becomes a stream
 */
public record Settings(
        Optional<String> application,
        Set<String> allowedOrigins,
        Set<String> allowedHosts,
        boolean stateless,
        int maxBodyBytes,
        int maxSessions,
        Duration sessionTimeout,
        Optional<Duration> toolTimeout,
        Duration askTimeout,
        StateSettings requestState,
        StreamSettings streams) {

    /** Copies the sets. */
    public Settings {
        allowedOrigins = Set.copyOf(allowedOrigins);
        allowedHosts = Set.copyOf(allowedHosts);
    }

    /**
     * What holds where nothing is configured.
     *
     * @return the defaults
     */
    public static Settings defaults() {
        return new Settings(
                Optional.empty(),
                Set.of(),
                Set.of(),
                false,
                4 * 1024 * 1024, // the limit of the reference implementations
                10_000,
                Duration.ofMinutes(30),
                Optional.empty(),
                Duration.ofMinutes(5),
                StateSettings.defaults(),
                StreamSettings.defaults());
    }
}
