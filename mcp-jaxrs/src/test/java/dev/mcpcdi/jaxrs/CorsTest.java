package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What pages of other origins may ask and read (Fetch Standard, 3.3). */
class CorsTest {

    private static final String PAGE = "Origin: http://localhost:5173";
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String READABLE =
            "Access-Control-Allow-Origin: http://localhost:5173\n"
                    + "Access-Control-Expose-Headers: Mcp-Session-Id, MCP-Protocol-Version,"
                    + " WWW-Authenticate";

    private static Endpoint endpoint;

    @BeforeAll
    static void start() throws IOException {
        endpoint =
                new Endpoint(
                                ShopEngine.with(Runnable::run, word -> word),
                                new ServingApplication(Optional.empty()))
                        .with(Shop.Api.class, "/api/*")
                        .start();
    }

    @AfterAll
    static void stop() {
        endpoint.close();
    }

    private static String ask(String method, String headers, String body) throws IOException {
        byte[] bytes = Wire.bytes(body);
        return endpoint.exchange(Wire.head(method, "/shop/api/mcp", headers, bytes.length), bytes);
    }

    /** The head of a response, its lines in order of the alphabet after the status. */
    private static Set<String> lines(String response) {
        String head = response.substring(0, response.indexOf("\n\n"));
        return Arrays.stream(head.split("\n")).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> lines(String... expected) {
        return lines(String.join("\n", expected) + "\n\n");
    }

    @Test
    void a_page_may_send_what_clients_of_mcp_send() throws IOException {
        String asked =
                "Access-Control-Request-Method: POST\n"
                        + "Access-Control-Request-Headers: authorization,Content-Type,"
                        + " mcp-method,mcp-name,mcp-param-Region, mcp-protocol-version,"
                        + "mcp-session-id,last-event-id,accept,x-evil,mcp-param-a b";
        assertThat(lines(ask("OPTIONS", PAGE + "\n" + asked, "")))
                .isEqualTo(
                        lines(
                                "HTTP/1.1 204 No Content",
                                READABLE,
                                "Vary: Origin, Access-Control-Request-Method,"
                                        + " Access-Control-Request-Headers",
                                "Access-Control-Allow-Methods: POST",
                                "Access-Control-Allow-Headers: authorization, content-type,"
                                        + " mcp-method, mcp-name, mcp-param-region,"
                                        + " mcp-protocol-version, mcp-session-id, last-event-id,"
                                        + " accept",
                                "Access-Control-Max-Age: 7200",
                                "Connection: close"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\nAccess-Control-Request-Headers: x-evil"})
    void a_page_may_send_nothing_else(String asked) throws IOException {
        assertThat(ask("OPTIONS", PAGE + "\nAccess-Control-Request-Method: DELETE" + asked, ""))
                .startsWith("HTTP/1.1 204 No Content\n")
                .doesNotContain("Access-Control-Allow-Headers");
    }

    @ParameterizedTest
    @CsvSource({"POST, 200 OK", "PUT, 405 Method Not Allowed", "OPTIONS, 405 Method Not Allowed"})
    void a_page_may_read_any_response(String method, String status) throws IOException {
        String response = ask(method, PAGE + "\nContent-Type: application/json", PING);
        assertThat(response).startsWith("HTTP/1.1 " + status + "\n");
        assertThat(lines(response)).containsAll(lines(READABLE, "Vary: Origin"));
    }

    @Test
    void a_page_may_read_why_it_is_refused() throws IOException {
        String response = ask("POST", PAGE + "\nContent-Type: text/plain", PING);
        assertThat(response).startsWith("HTTP/1.1 415 Unsupported Media Type\n");
        assertThat(lines(response)).containsAll(lines(READABLE, "Vary: Origin"));
    }

    @Test
    void a_page_of_a_foreign_site_may_read_nothing() throws IOException {
        String asked = "Origin: https://evil.example\nAccess-Control-Request-Method: POST";
        assertThat(ask("OPTIONS", asked, ""))
                .startsWith("HTTP/1.1 403 Forbidden\n")
                .doesNotContain("Access-Control");
    }

    @Test
    void a_client_that_is_no_page_gets_nothing_of_it() throws IOException {
        assertThat(ask("POST", "Content-Type: application/json", PING))
                .startsWith("HTTP/1.1 200 OK\n")
                .doesNotContain("Access-Control")
                .doesNotContain("Vary");
    }
}
