package dev.mcpcdi.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.server.state.StateSettings;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys, sources and values. */
class ConfigurationTest {

    private static final String NEW_KEY = "a new key with at least 32 bytes";
    private static final String OLD_KEY = "an old key with at least 32 bytes";

    private final Problems problems = new Problems();

    @Test
    void nothing_configured_gives_the_defaults() {
        assertThat(properties(Map.of("user.home", "/home/ann")).settings(problems))
                .isEqualTo(Settings.defaults());
        assertThat(problems.isEmpty()).isTrue();
    }

    @Test
    void every_key_is_read() {
        Map<String, String> values =
                Map.ofEntries(
                        Map.entry("mcp.http.application", "shop.Api"),
                        Map.entry(
                                "mcp.http.allowed-origins",
                                "https://a.example, https://b.example,"),
                        Map.entry("mcp.http.allowed-hosts", "shop.example"),
                        Map.entry("mcp.http.stateless", "true"),
                        Map.entry("mcp.http.max-body-bytes", "1024"),
                        Map.entry("mcp.http.max-sessions", "7"),
                        Map.entry("mcp.http.session-timeout", "PT90S"),
                        Map.entry("mcp.tools.timeout", "PT2M"),
                        Map.entry("mcp.ask.timeout", "PT20S"),
                        Map.entry("mcp.http.json-response", "true"),
                        Map.entry("mcp.http.stream-after", "PT3S"),
                        Map.entry("mcp.http.replay-bytes", "1000"),
                        Map.entry("mcp.request-state.keys", NEW_KEY + " , " + OLD_KEY),
                        Map.entry("mcp.request-state.ttl", "PT1M"),
                        Map.entry("mcp.request-state.audience", "shops"),
                        Map.entry("mcp.request-state.max-bytes", "2048"),
                        Map.entry("mcp.request-state.one-time", "true"));
        assertThat(values).hasSize(Setting.values().length);
        assertThat(properties(values).settings(problems))
                .isEqualTo(
                        new Settings(
                                Optional.of("shop.Api"),
                                Set.of("https://a.example", "https://b.example"),
                                Set.of("shop.example"),
                                true,
                                1024,
                                7,
                                Duration.ofSeconds(90),
                                Optional.of(Duration.ofMinutes(2)),
                                Duration.ofSeconds(20),
                                new StateSettings(
                                        List.of(NEW_KEY.getBytes(UTF_8), OLD_KEY.getBytes(UTF_8)),
                                        Duration.ofMinutes(1),
                                        Optional.of("shops"),
                                        2048,
                                        true),
                                new StreamSettings(true, Duration.ofSeconds(3), 1_000)));
        assertThat(problems.isEmpty()).isTrue();
    }

    @Test
    void the_environment_has_the_same_keys_in_its_own_spelling() {
        Configuration configuration =
                new Configuration(
                        List.of(
                                new EnvironmentSource(
                                        Map.of(
                                                "MCP_HTTP_ALLOWED_HOSTS", "shop.example",
                                                "MCP_SERVER_OF_ANOTHER_PROGRAM", "x"))));
        assertThat(configuration.settings(problems).allowedHosts()).containsExactly("shop.example");
        assertThat(problems.isEmpty()).isTrue();
    }

    @Test
    void the_first_source_that_says_something_decides_key_by_key() {
        Configuration environment =
                new Configuration(
                        List.of(
                                new MapSource(
                                        Map.of(
                                                "mcp.http.application", "of.Properties",
                                                "mcp.http.max-sessions", " ")),
                                new EnvironmentSource(
                                        Map.of(
                                                "MCP_HTTP_APPLICATION", "of.Variables",
                                                "MCP_HTTP_MAX_SESSIONS", "5",
                                                "MCP_HTTP_STATELESS", "true"))));
        Settings settings =
                environment
                        .overriddenBy(() -> Map.of("mcp.http.stateless", "false"))
                        .settings(problems);
        assertThat(settings.application()).hasValue("of.Properties");
        assertThat(settings.maxSessions()).isEqualTo(5);
        assertThat(settings.stateless()).isFalse();
    }

    @Test
    void unknown_keys_are_reported_each_with_the_nearest() {
        properties(Map.of("mcp.http.alowed-host", "x", "mcp.max-sessions", "1"))
                .overriddenBy(() -> Map.of("mcp.http.Stateless", "true"))
                .settings(problems);
        assertThat(problems.report())
                .isEqualTo(
                        """
                        mcp-cdi found 3 mistakes.
                        1. MCPCDI-0403: The setting mcp.http.Stateless does not exist, so it would be ignored. The nearest that does is mcp.http.stateless. Correct the key or remove it.
                            at dev.mcpcdi.McpConfig.<init>(McpConfig.java)
                        2. MCPCDI-0403: The setting mcp.http.alowed-host does not exist, so it would be ignored. The nearest that does is mcp.http.allowed-hosts. Correct the key or remove it.
                            at dev.mcpcdi.McpConfig.<init>(McpConfig.java)
                        3. MCPCDI-0403: The setting mcp.max-sessions does not exist, so it would be ignored. The nearest that does is mcp.http.max-sessions. Correct the key or remove it.
                            at dev.mcpcdi.McpConfig.<init>(McpConfig.java)""");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mcp.http.stateless | yes | true or false",
                "mcp.http.stateless | TRUE | true or false",
                "mcp.http.max-sessions | 0 | a whole number from 1 to 2147483646",
                "mcp.http.max-sessions | -1 | a whole number from 1 to 2147483646",
                "mcp.http.max-sessions | 1.5 | a whole number from 1 to 2147483646",
                "mcp.http.max-body-bytes | 4 MiB | a whole number from 1 to 2147483646",
                "mcp.http.max-body-bytes | 2147483647 | a whole number from 1 to 2147483646",
                "mcp.http.session-timeout | 30 | a duration such as PT30M",
                "mcp.http.session-timeout | PT0S | a duration such as PT30M",
                "mcp.http.session-timeout | -PT1S | a duration such as PT30M",
                "mcp.http.session-timeout | P999999999D | a duration such as PT30M",
                "mcp.request-state.ttl | PT0S | a duration such as PT30M",
                "mcp.request-state.ttl | -PT10M | a duration such as PT30M",
                "mcp.request-state.ttl | 600 | a duration such as PT30M",
                "mcp.request-state.max-bytes | 0 | a whole number from 1 to 2147483646",
                "mcp.request-state.one-time | once | true or false"
            })
    void a_value_that_cannot_be_read_is_reported(String key, String value, String rule) {
        assertThat(properties(Map.of(key, value)).settings(problems))
                .isEqualTo(Settings.defaults());
        assertThat(problems.report())
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0404: The setting %s is "%s". It must be %s. Correct the value.
                            at dev.mcpcdi.McpConfig.<init>(McpConfig.java)"""
                                .formatted(key, value, rule));
    }

    @Test
    void keys_that_protect_nothing_are_reported_without_being_told() {
        String keys = String.join(",", NEW_KEY, "secret", OLD_KEY, "schlüssel", NEW_KEY, "");
        Settings settings = properties(Map.of("mcp.request-state.keys", keys)).settings(problems);
        assertThat(settings.requestState().keys())
                .containsExactly(NEW_KEY.getBytes(UTF_8), OLD_KEY.getBytes(UTF_8));
        assertThat(problems.report())
                .isEqualTo(
                        """
                        mcp-cdi found 4 mistakes.
                        1. MCPCDI-0404: The setting mcp.request-state.keys is too weak: key 2 has 6 bytes. Each key must have at least 32, all of them random. Make one with: openssl rand -base64 32
                            at dev.mcpcdi.McpConfig.<init>(McpConfig.java)
                        2. MCPCDI-0404: The setting mcp.request-state.keys is too weak: key 4 has 10 bytes. Each key must have at least 32, all of them random. Make one with: openssl rand -base64 32
                            at dev.mcpcdi.McpConfig.<init>(McpConfig.java)
                        3. MCPCDI-0404: The setting mcp.request-state.keys is too weak: key 6 has 0 bytes. Each key must have at least 32, all of them random. Make one with: openssl rand -base64 32
                            at dev.mcpcdi.McpConfig.<init>(McpConfig.java)
                        4. MCPCDI-0404: The setting mcp.request-state.keys names a key twice: key 5 is key 1 again. The first key seals and all open, so each must be there once. Remove one of the two.
                            at dev.mcpcdi.McpConfig.<init>(McpConfig.java)""");
    }

    @ParameterizedTest
    @ValueSource(strings = {",", "1234567890123456789012345678901"})
    void a_ring_without_a_usable_key_is_not_taken_for_none(String keys) {
        properties(Map.of("mcp.request-state.keys", keys)).settings(problems);
        assertThat(problems.isEmpty()).isFalse();
    }

    private static Configuration properties(Map<String, String> values) {
        return new Configuration(List.of(new MapSource(values)));
    }
}
