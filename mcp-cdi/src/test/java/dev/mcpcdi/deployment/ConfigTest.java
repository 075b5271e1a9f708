package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.McpConfig;
import dev.mcpcdi.server.Settings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.se.SeContainer;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A bean says how the application is served. */
class ConfigTest {

    @Dependent
    static class Stateless implements McpConfig {
        @Override
        public Map<String, String> settings() {
            return Map.of("mcp.http.stateless", "true");
        }
    }

    @ApplicationScoped
    static class Misspelt {
        @Produces
        McpConfig config() {
            return () -> Map.of("mcp.http.statless", "true");
        }
    }

    @ApplicationScoped
    static class Plain {}

    @Test
    void a_bean_is_asked() {
        assertThat(settings(Stateless.class).stateless()).isTrue();
    }

    @Test
    void without_a_bean_the_defaults_hold() {
        assertThat(settings(Plain.class)).isEqualTo(Settings.defaults());
    }

    @Test
    void an_unknown_key_of_a_bean_fails_the_start() {
        assertThat(Deployment.report(Misspelt.class))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0403: The setting mcp.http.statless does not exist, so it would be ignored. The nearest that does is mcp.http.stateless. Correct the key or remove it.
                            at dev.mcpcdi.McpConfig.<init>(McpConfig.java)""");
    }

    @Test
    void two_beans_fail_the_start() {
        assertThat(Deployment.report(Misspelt.class, Stateless.class))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0405: Several beans are an McpConfig: dev.mcpcdi.deployment.ConfigTest$Misspelt and dev.mcpcdi.deployment.ConfigTest$Stateless. One says how the application is served. Keep one, or make one an @Alternative with a @Priority.
                            at dev.mcpcdi.McpConfig.<init>(McpConfig.java)""");
    }

    private static Settings settings(Class<?> bean) {
        try (SeContainer container = Deployment.of(bean)) {
            return container.select(Settings.class).get();
        }
    }
}
