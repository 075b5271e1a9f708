package dev.mcpcdi;

import java.util.Map;

/**
 * Says in code how the application is served. A bean of this type overrides what the environment
 * says, key by key:
 *
 * <pre>{@code
 * @Produces
 * McpConfig config() {
 *     return () -> Map.of("mcp.http.allowed-origins", "https://app.example");
 * }
 * }</pre>
 *
 * <p>It is asked once, when the application starts. An application has at most one.
 */
@FunctionalInterface
public interface McpConfig {

    /**
     * The settings. Keys that are not given keep what the environment says.
     *
     * @return values by {@code mcp.*} key, never null; a key that does not exist fails the start
     */
    Map<String, String> settings();
}
