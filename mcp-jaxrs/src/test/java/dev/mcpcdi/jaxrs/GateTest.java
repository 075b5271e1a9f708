package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.server.Settings;
import jakarta.servlet.http.HttpServletRequest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which origins and which names of the server pass. */
class GateTest {

    private static final Settings DEFAULTS = Settings.defaults();
    private static final String OUTSIDE = "192.0.2.7";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost",
                "http://localhost:8080",
                "https://localhost:3000",
                "http://127.0.0.1:6274",
                "http://[::1]:8080"
            })
    void an_origin_of_this_machine_passes(String origin) {
        assertPasses(check(DEFAULTS, OUTSIDE, Map.of("Origin", List.of(origin))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost.evil.example",
                "http://localhost:8080.evil.example",
                "http://evil.example/localhost",
                "http://evil.example#http://localhost",
                "http://localhost@evil.example",
                "http://user@localhost",
                "http://127.0.0.1.evil.example",
                "http://127.0.0.10",
                "http://LOCALHOST",
                "http://localhost/",
                "http://localhost:",
                "http://localhost:123456",
                "http://localhost, http://evil.example",
                "ftp://localhost",
                "localhost",
                "null",
                "*",
                ""
            })
    void another_origin_is_refused(String origin) {
        assertOriginRefused(check(DEFAULTS, OUTSIDE, Map.of("Origin", List.of(origin))));
    }

    @Test
    void two_origins_are_refused() {
        String origin = "http://localhost";
        assertOriginRefused(check(DEFAULTS, OUTSIDE, Map.of("Origin", List.of(origin, origin))));
    }

    @Test
    void no_origin_passes() {
        assertPasses(check(DEFAULTS, OUTSIDE, Map.of()));
    }

    @Test
    void a_listed_origin_passes_byte_for_byte() {
        Settings settings = settings(Set.of("https://app.example"), Set.of());
        assertPasses(check(settings, OUTSIDE, Map.of("Origin", List.of("https://app.example"))));
        for (String other :
                List.of(
                        "https://APP.example",
                        "https://app.example:443",
                        "http://app.example",
                        "https://app.example.evil.example",
                        "http://localhost")) {
            assertOriginRefused(check(settings, OUTSIDE, Map.of("Origin", List.of(other))));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"localhost", "localhost:8080", "LocalHost:80", "127.0.0.1:8080", "[::1]:80"})
    void a_loopback_connection_takes_loopback_names(String host) {
        assertPasses(check(DEFAULTS, "127.0.0.1", Map.of("Host", List.of(host))));
        assertPasses(check(DEFAULTS, "0:0:0:0:0:0:0:1", Map.of("Host", List.of(host))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "localhost.evil.example",
                "localhost:8080.evil.example",
                "127.0.0.1.nip.example",
                "localhost@evil.example",
                ""
            })
    void a_loopback_connection_takes_no_other_name(String host) {
        assertHostRefused(check(DEFAULTS, "127.0.0.1", Map.of("Host", List.of(host))));
        assertHostRefused(check(DEFAULTS, "::ffff:127.0.0.1", Map.of("Host", List.of(host))));
    }

    @Test
    void two_hosts_are_refused() {
        assertHostRefused(
                check(DEFAULTS, "127.0.0.1", Map.of("Host", List.of("localhost", "localhost"))));
    }

    @Test
    void without_a_host_the_container_tells_the_name() {
        assertPasses(check(DEFAULTS, "127.0.0.1", Map.of()));
    }

    @Test
    void from_elsewhere_every_name_passes_unless_some_are_listed() {
        Map<String, List<String>> shop = Map.of("Host", List.of("shop.example"));
        assertPasses(check(DEFAULTS, OUTSIDE, shop));
        assertHostRefused(check(settings(Set.of(), Set.of("other.example")), OUTSIDE, shop));
    }

    @Test
    void a_listed_name_passes_on_every_port_unless_it_has_one() {
        Settings any = settings(Set.of(), Set.of("Shop.Example"));
        assertPasses(check(any, "127.0.0.1", Map.of("Host", List.of("shop.example:8443"))));
        assertPasses(check(any, OUTSIDE, Map.of("Host", List.of("SHOP.example"))));
        assertHostRefused(check(any, OUTSIDE, Map.of("Host", List.of("localhost"))));
        Settings one = settings(Set.of(), Set.of("shop.example:8443"));
        assertPasses(check(one, OUTSIDE, Map.of("Host", List.of("shop.example:8443"))));
        assertHostRefused(check(one, OUTSIDE, Map.of("Host", List.of("shop.example"))));
        assertHostRefused(check(one, OUTSIDE, Map.of("Host", List.of("shop.example:84430"))));
    }

    private static ThrowingCallable check(
            Settings settings, String localAddress, Map<String, List<String>> headers) {
        HttpServletRequest request =
                new LoopbackRequest(localAddress, new HashMap<>(headers)).asServletRequest();
        return () -> new Gate(settings).admit(request);
    }

    private static Settings settings(Set<String> origins, Set<String> hosts) {
        return new Settings(
                DEFAULTS.application(),
                origins,
                hosts,
                DEFAULTS.stateless(),
                DEFAULTS.maxBodyBytes(),
                DEFAULTS.maxSessions(),
                DEFAULTS.sessionTimeout(),
                DEFAULTS.toolTimeout(),
                DEFAULTS.askTimeout(),
                DEFAULTS.requestState(),
                DEFAULTS.streams());
    }

    private static void assertPasses(ThrowingCallable check) {
        assertThatCode(check).doesNotThrowAnyException();
    }

    private static void assertOriginRefused(ThrowingCallable check) {
        assertThatThrownBy(check)
                .isExactlyInstanceOf(Refused.class)
                .hasMessage(
                        "Origin not allowed: the setting mcp.http.allowed-origins lists those that"
                                + " are");
    }

    private static void assertHostRefused(ThrowingCallable check) {
        assertThatThrownBy(check)
                .isExactlyInstanceOf(Refused.class)
                .hasMessage(
                        "Host not allowed: the setting mcp.http.allowed-hosts lists those that"
                                + " are");
    }
}
