package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the engine answers, byte by byte. */
class McpResourceTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}";

    private static final ServingApplication ANY = new ServingApplication(Optional.empty());

    private static Endpoint endpoint;

    @BeforeAll
    static void start() throws IOException {
        endpoint =
                new Endpoint(ShopEngine.with(Runnable::run, word -> word), ANY)
                        .with(Shop.Api.class, "/api/*")
                        .start();
    }

    @AfterAll
    static void stop() {
        endpoint.close();
    }

    @Test
    void a_request_is_answered() throws IOException {
        assertThat(post(PING)).isEqualTo(json("200 OK", PONG));
    }

    @Test
    void text_beyond_ascii_keeps_its_bytes() throws IOException {
        String call =
                "{\"jsonrpc\":\"2.0\",\"id\":\"é\",\"method\":\"tools/call\",\"params\":"
                        + "{\"name\":\"say\",\"arguments\":{\"word\":\"Žižek 📚\"}}}";
        assertThat(post(call))
                .isEqualTo(
                        json(
                                "200 OK",
                                "{\"jsonrpc\":\"2.0\",\"id\":\"é\",\"result\":{\"content\":"
                                        + "[{\"type\":\"text\",\"text\":\"Žižek 📚\"}]}}"));
    }

    @Test
    void a_notification_is_accepted_without_a_body() throws IOException {
        assertThat(post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}"))
                .isEqualTo("HTTP/1.1 202 Accepted\nConnection: close\nContent-Length: 0\n\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "\"", "{\"jsonrpc\":\"2.0\",}", "\u0000", "nul"})
    void what_is_no_json_is_refused(String body) throws IOException {
        assertThat(post(body))
                .startsWith("HTTP/1.1 400 Bad Request\n")
                .contains(
                        "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32700,\"message\":\"Parse error");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "1", "null", "{}", "{\"id\":1}"})
    void json_that_is_no_message_is_refused(String body) throws IOException {
        assertThat(post(body))
                .startsWith("HTTP/1.1 400 Bad Request\n")
                .contains("\"error\":{\"code\":-32600,");
    }

    @Test
    void a_deep_message_is_refused() throws IOException {
        assertThat(post("[".repeat(1_000_000)))
                .startsWith("HTTP/1.1 400 Bad Request\n")
                .contains("\"error\":{\"code\":-32700,");
    }

    @Test
    void a_method_that_nobody_serves_is_not_found_in_the_modern_era() throws IOException {
        String body =
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shop/close\",\"params\":{\"_meta\":{"
                        + "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                        + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}";
        assertThat(
                        post(
                                "Content-Type: application/json\n"
                                        + "MCP-Protocol-Version: \t2026-07-28 \n"
                                        + "mcp-method: shop/close",
                                body))
                .startsWith("HTTP/1.1 404 Not Found\nContent-Type: application/json\n")
                .contains("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32601,");
    }

    @Test
    void a_call_too_many_is_told_to_come_back() throws IOException {
        try (Endpoint full =
                new Endpoint(ShopEngine.with(McpResourceTest::full, word -> word), ANY)
                        .with(Shop.Api.class, "/api/*")
                        .start()) {
            assertThat(
                            full.exchange(
                                    head("POST", "Content-Type: application/json", 81),
                                    bytes(
                                            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":"
                                                    + "\"tools/call\",\"params\":{\"name\":\"say\"}}"
                                                    + " ".repeat(11))))
                    .isEqualTo(
                            json(
                                    "503 Service Unavailable",
                                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32603,"
                                            + "\"message\":\"Too many calls in progress\"}}"));
        }
    }

    private static void full(Runnable call) {
        throw new RejectedExecutionException();
    }

    private static String post(String body) throws IOException {
        return post("Content-Type: application/json", body);
    }

    private static String post(String headers, String body) throws IOException {
        byte[] bytes = bytes(body);
        return endpoint.exchange(head("POST", headers, bytes.length), bytes);
    }

    private static String head(String method, String headers, int length) {
        return Wire.head(method, "/shop/api/mcp", headers, length);
    }

    private static byte[] bytes(String body) {
        return Wire.bytes(body);
    }

    private static String json(String status, String body) {
        return Wire.json(status, body);
    }
}
