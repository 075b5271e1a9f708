package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What does not get to the engine: methods and media types, byte by byte. */
class RefusedRequestTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}";

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

    @ParameterizedTest
    @ValueSource(strings = {"POST", "GET", "DELETE", "PUT", "PATCH", "OPTIONS"})
    void every_method_of_a_foreign_page_is_refused(String method) throws IOException {
        String head =
                Wire.head(
                        method,
                        "/shop/api/mcp",
                        "Content-Type: application/json\nOrigin: http://localhost.evil.example",
                        0);
        assertThat(endpoint.exchange(head, new byte[0]))
                .isEqualTo(
                        Wire.json(
                                "403 Forbidden",
                                Wire.error(
                                        -32600,
                                        "Origin not allowed: the setting mcp.http.allowed-origins"
                                                + " lists those that are")));
    }

    @Test
    void a_foreign_name_of_this_machine_is_refused() throws IOException {
        String head =
                Wire.head("POST", "/shop/api/mcp", "Content-Type: application/json", PING.length())
                        .replace("Host: localhost", "Host: rebound.example");
        assertThat(endpoint.exchange(head, Wire.bytes(PING)))
                .isEqualTo(
                        Wire.json(
                                "403 Forbidden",
                                Wire.error(
                                        -32600,
                                        "Host not allowed: the setting mcp.http.allowed-hosts"
                                                + " lists those that are")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Accept: */*",
                "Content-Type: text/plain",
                "Content-Type: application/x-www-form-urlencoded",
                "Content-Type: application/json;charset=utf-16",
                "Content-Type: text/event-stream"
            })
    void another_type_than_json_is_refused(String header) throws IOException {
        assertThat(post(header, PING))
                .isEqualTo(
                        Wire.json(
                                "415 Unsupported Media Type",
                                Wire.error(
                                        -32600,
                                        "Unsupported Media Type: Content-Type must be"
                                                + " application/json in UTF-8")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json, text/event-stream",
                "text/event-stream, */*;q=0.1",
                "application/*"
            })
    void a_client_that_accepts_json_gets_it(String accept) throws IOException {
        assertThat(post("Content-Type: application/json\nAccept: " + accept, PING))
                .isEqualTo(Wire.json("200 OK", PONG));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/event-stream", "application/json;q=0, text/html", "*/*;q=0"})
    void a_client_that_does_not_accept_json_is_refused(String accept) throws IOException {
        assertThat(post("Content-Type: application/json\nAccept: " + accept, PING))
                .isEqualTo(
                        Wire.json(
                                "406 Not Acceptable",
                                Wire.error(
                                        -32600,
                                        "Not Acceptable: Client must accept application/json")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "DELETE", "PUT", "PATCH", "OPTIONS"})
    void only_post_is_allowed(String method) throws IOException {
        assertThat(
                        endpoint.exchange(
                                Wire.head(method, "/shop/api/mcp", "Accept: text/event-stream", 0),
                                new byte[0]))
                .isEqualTo(
                        Wire.json(
                                "405 Method Not Allowed\nAllow: POST",
                                Wire.error(-32600, "Method Not Allowed")));
    }

    @Test
    void a_head_request_is_refused_without_a_body() throws IOException {
        assertThat(
                        endpoint.exchange(
                                Wire.head("HEAD", "/shop/api/mcp", "Accept: */*", 0), new byte[0]))
                .isEqualTo(
                        "HTTP/1.1 405 Method Not Allowed\nAllow: POST\nContent-Length: 72\n"
                                + "Content-Type: application/json\nConnection: close\n\n");
    }

    private static String post(String headers, String body) throws IOException {
        byte[] bytes = Wire.bytes(body);
        return endpoint.exchange(Wire.head("POST", "/shop/api/mcp", headers, bytes.length), bytes);
    }
}
