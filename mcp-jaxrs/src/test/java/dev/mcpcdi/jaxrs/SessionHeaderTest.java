package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.Settings;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Sessions on the wire, from the first message to the last. */
class SessionHeaderTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}";
    private static final String INITIALIZE =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
                    + "\"2025-03-26\",\"capabilities\":{},\"clientInfo\":{\"name\":\"c\",\"version\":\"1\"}}}";
    private static final Pattern ID = Pattern.compile("\nMcp-Session-Id: ([0-9a-f]{32})\n");

    private static Endpoint endpoint;

    @BeforeAll
    static void start() throws IOException {
        Settings settings = Settings.defaults();
        ServingApplication any = new ServingApplication(Optional.empty());
        endpoint =
                new Endpoint(ShopEngine.with(settings), any, settings)
                        .with(Shop.Api.class, "/api/*")
                        .start();
    }

    @AfterAll
    static void stop() {
        endpoint.close();
    }

    @Test
    void a_session_lives_from_initialize_to_delete() throws IOException {
        String id = "Mcp-Session-Id: " + open();
        assertThat(send("POST", id, PING)).isEqualTo(Wire.json("200 OK", PONG));
        assertThat(send("POST", id, "[" + PING + "]"))
                .isEqualTo(Wire.json("200 OK", "[" + PONG + "]"));
        assertThat(send("DELETE", id, ""))
                .isEqualTo("HTTP/1.1 200 OK\nConnection: close\nContent-Length: 0\n\n");
        String gone = Wire.json("404 Not Found", Wire.error(-32600, "Session not found"));
        assertThat(send("POST", id, PING))
                .isEqualTo(
                        Wire.json(
                                "404 Not Found",
                                "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":"
                                        + "{\"code\":-32600,\"message\":\"Session not found\"}}"));
        assertThat(send("DELETE", id, "")).isEqualTo(gone);
    }

    @Test
    void a_session_must_be_named() throws IOException {
        assertThat(send("DELETE", "X: y", ""))
                .isEqualTo(
                        Wire.json(
                                "400 Bad Request",
                                Wire.error(
                                        -32600,
                                        "Header Mcp-Session-Id is missing: initialize gives it")));
    }

    @Test
    void get_and_delete_are_among_the_allowed_methods() throws IOException {
        assertThat(send("PUT", "X: y", ""))
                .isEqualTo(
                        Wire.json(
                                "405 Method Not Allowed\nAllow: GET, POST, DELETE",
                                Wire.error(-32600, "Method Not Allowed")));
    }

    private static String open() throws IOException {
        Matcher id = ID.matcher(send("POST", "X: y", INITIALIZE));
        assertThat(id.find()).isTrue();
        return id.group(1);
    }

    private static String send(String method, String header, String body) throws IOException {
        byte[] bytes = Wire.bytes(body);
        String headers = "Content-Type: application/json\n" + header;
        return endpoint.exchange(Wire.head(method, "/shop/api/mcp", headers, bytes.length), bytes);
    }
}
