package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.UriInfo;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a client sends that means no good; each time the endpoint goes on. */
class HostileRequestTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}";
    private static final String JSON = "Content-Type: application/json";
    private static final String TOO_LARGE =
            Wire.json(
                    "413 Request Entity Too Large",
                    Wire.error(-32600, "Request body too large: at most 4194304 bytes are read"));

    private static final int LONGEST = 4_194_304;

    private static Endpoint endpoint;

    @BeforeAll
    static void start() throws IOException {
        endpoint = endpoint(new ServingApplication(Optional.empty()));
    }

    @AfterAll
    static void stop() {
        endpoint.close();
    }

    @Test
    void the_longest_message_is_read() throws IOException {
        assertThat(post(JSON, padded(LONGEST))).isEqualTo(Wire.json("200 OK", PONG));
    }

    @Test
    void one_byte_more_is_too_large() throws IOException {
        assertThat(post(JSON, padded(LONGEST + 1))).isEqualTo(TOO_LARGE);
    }

    @Test
    void one_byte_more_in_chunks_is_too_large() throws IOException {
        byte[] body = padded(LONGEST + 1);
        ByteArrayOutputStream chunks = new ByteArrayOutputStream();
        for (int from = 0; from < body.length; from += 65_536) {
            int length = Math.min(65_536, body.length - from);
            chunks.write(Wire.bytes(Integer.toHexString(length) + "\r\n"));
            chunks.write(body, from, length);
            chunks.write(Wire.bytes("\r\n"));
        }
        chunks.write(Wire.bytes("0\r\n\r\n"));
        assertThat(endpoint.exchange(chunked(), chunks.toByteArray())).isEqualTo(TOO_LARGE);
    }

    @Test
    void a_chunk_without_a_length_is_refused() throws IOException {
        assertThat(endpoint.exchange(chunked(), Wire.bytes("xyz\r\n{}\r\n0\r\n\r\n")))
                .startsWith("HTTP/1.1 400 Bad Request\n");
        assertGoesOn();
    }

    @ParameterizedTest
    @CsvSource({
        "json, 400",
        "application/, 400",
        "/, 400",
        ";, 400",
        "*/*, 415",
        "application/json/x, 400",
    })
    void a_content_type_that_is_none_is_refused(String type, int status) throws IOException {
        assertThat(post("Content-Type: " + type, Wire.bytes(PING)))
                .startsWith("HTTP/1.1 " + status + " ");
        assertGoesOn();
    }

    @ParameterizedTest
    @CsvSource({
        "json, 406",
        "application/, 400",
        "/, 400",
        ";;;q=, 400",
        "application/json;q=much, 400",
        "application/json;q=0, 406",
    })
    void an_accept_that_is_none_is_refused(String accept, int status) throws IOException {
        assertThat(post(JSON + "\nAccept: " + accept, Wire.bytes(PING)))
                .startsWith("HTTP/1.1 " + status + " ");
        assertGoesOn();
    }

    @Test
    void a_repeated_content_type_is_refused() throws IOException {
        assertThat(post(JSON + "\n" + JSON, Wire.bytes(PING)))
                .startsWith("HTTP/1.1 400 Bad Request\n");
        assertGoesOn();
    }

    /** A refusal without a body would be filled with a page by the server. */
    @Test
    void a_notification_of_an_unknown_revision_is_refused_in_json() throws IOException {
        assertThat(
                        post(
                                JSON + "\nMCP-Protocol-Version: 2031-01-01",
                                Wire.bytes("{\"jsonrpc\":\"2.0\",\"method\":\"no/such\"}")))
                .isEqualTo(
                        Wire.json(
                                "400 Bad Request",
                                Wire.error(
                                        -32600,
                                        "Header MCP-Protocol-Version names no revision served"
                                                + " here")));
    }

    @Test
    void bytes_that_are_no_text_are_refused() throws IOException {
        assertThat(post(JSON, new byte[] {'"', (byte) 0xC0, (byte) 0xAF, '"'}))
                .startsWith("HTTP/1.1 400 Bad Request\n")
                .contains("\"error\":{\"code\":-32700,");
    }

    @ParameterizedTest
    @CsvSource({"java.lang.IllegalStateException", "java.lang.StackOverflowError"})
    void what_we_got_wrong_is_not_told(Class<? extends Throwable> type) throws IOException {
        try (Endpoint broken = endpoint(new Broken(type))) {
            String answer =
                    Wire.json("500 Internal Server Error", Wire.error(-32603, "Internal error"));
            assertThat(broken.exchange(head("POST", JSON, 40), Wire.bytes(PING))).isEqualTo(answer);
            assertThat(broken.exchange(head("GET", JSON, 0), new byte[0])).isEqualTo(answer);
        }
    }

    private static void assertGoesOn() throws IOException {
        assertThat(post(JSON, Wire.bytes(PING))).isEqualTo(Wire.json("200 OK", PONG));
    }

    private static Endpoint endpoint(ServingApplication serving) throws IOException {
        return new Endpoint(ShopEngine.with(Runnable::run, word -> word), serving)
                .with(Shop.Api.class, "/api/*")
                .start();
    }

    private static String post(String headers, byte[] body) throws IOException {
        return endpoint.exchange(head("POST", headers, body.length), body);
    }

    private static String chunked() {
        return "POST /shop/api/mcp HTTP/1.1\nHost: localhost\nConnection: close\n"
                + JSON
                + "\nTransfer-Encoding: chunked";
    }

    private static byte[] padded(int length) {
        return Wire.bytes(PING + " ".repeat(length - PING.length()));
    }

    private static String head(String method, String headers, int length) {
        return Wire.head(method, "/shop/api/mcp", headers, length);
    }

    /** Fails where nobody expects it. */
    private static final class Broken extends ServingApplication {

        private final Class<? extends Throwable> type;

        Broken(Class<? extends Throwable> type) {
            super(Optional.empty());
            this.type = type;
        }

        @Override
        void check(Application reached, UriInfo uri) {
            if (type == StackOverflowError.class) {
                throw new StackOverflowError("a secret");
            }
            throw new IllegalStateException("a secret");
        }
    }
}
