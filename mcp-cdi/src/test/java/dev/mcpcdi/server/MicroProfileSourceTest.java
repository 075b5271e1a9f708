package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that has MicroProfile Config, as far as this library uses it. */
class MicroProfileSourceTest {

    private static final String CONFIG =
            """
            package org.eclipse.microprofile.config;
            import java.util.List;
            import java.util.Optional;
            public interface Config {
                <T> Optional<T> getOptionalValue(String name, Class<T> type);
                Iterable<String> getPropertyNames();
            }
            """;

    private static final String PROVIDER =
            """
            package org.eclipse.microprofile.config;
            import java.util.List;
            import java.util.Optional;
            public class ConfigProvider {
                private static final class Known implements Config {
                    public <T> Optional<T> getOptionalValue(String name, Class<T> type) {
                        return name.equals("mcp.http.application")
                            ? Optional.of(type.cast("shop.Api")) : Optional.empty();
                    }
                    public Iterable<String> getPropertyNames() {
                        return List.of("mcp.http.application", "mcp.x", "MCP_Y", "java.home",
                            "mcp.http.max.sessions", "MCP_HTTP_MAX_SESSIONS");
                    }
                }
                public static Config getConfig(ClassLoader application) {
                    return new Known();
                }
            }
            """;

    @TempDir Path folder;

    @Test
    void a_server_without_it_gives_no_source() {
        assertThat(MicroProfileSource.of(getClass().getClassLoader())).isEmpty();
    }

    @Test
    void values_and_keys_are_read() throws IOException {
        compile("Config", CONFIG);
        compile("ConfigProvider", PROVIDER);
        URL[] server = {folder.toUri().toURL()};
        try (URLClassLoader application = new URLClassLoader(server)) {
            ConfigSource source =
                    MicroProfileSource.of(application, Map.of("MCP_HTTP_MAX_SESSIONS", "9"))
                            .orElseThrow();
            assertThat(source.value(Setting.HTTP_APPLICATION)).hasValue("shop.Api");
            assertThat(source.value(Setting.HTTP_STATELESS)).isEmpty();
            assertThat(source.keys()).containsExactly("mcp.http.application", "mcp.x");
        }
    }

    private void compile(String name, String source) throws IOException {
        Path file = folder.resolve(name + ".java");
        Files.writeString(file, source);
        int failed =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-proc:none",
                                "-d",
                                folder.toString(),
                                "-cp",
                                folder.toString(),
                                file.toString());
        assertThat(failed).isZero();
    }
}
