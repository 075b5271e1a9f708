package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Headers that repeat arguments, byte by byte (2026-07-28, Streamable HTTP, Custom Headers). */
class ParamHeadersTest {

    private static final String CALL =
            """
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":%s,\
            "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
            "io.modelcontextprotocol/clientCapabilities":{}}}}""";

    private static Endpoint endpoint;

    @BeforeAll
    static void start() throws IOException {
        endpoint =
                new Endpoint(
                                ShopEngine.taking(
                                        """
                                        {"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"}}}"""),
                                new ServingApplication(Optional.empty()))
                        .with(Shop.Api.class, "/api/*")
                        .start();
    }

    @AfterAll
    static void stop() {
        endpoint.close();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    eu      | Mcp-Param-Region: eu
                    eu      | mcp-param-REGION: \teu \t
                    Hello   | Mcp-Param-Region: =?base64?SGVsbG8=?=
                    Zürich  | Mcp-Param-Region: =?base64?WsO8cmljaA==?=
                    a, b    | Mcp-Param-Region: a, b
                    eu      | Mcp-Param-Other: us~Mcp-Param-Region: eu
                    ``      | Mcp-Param-Region:
                    """)
    void header_that_says_what_the_body_says_passes(String region, String headers)
            throws IOException {
        assertThat(call("{\"region\":\"" + region + "\"}", headers))
                .startsWith("HTTP/1.1 200 OK\nContent-Type: application/json\n")
                .contains("{\\\"region\\\":\\\"" + region + "\\\"}");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {"region":"eu"}     | X-None: 1 | header is missing but the body has the argument 'region'
                    {"region":"eu"}     | Mcp-Param-Region: us | header differs from the argument 'region'
                    {"region":"eu"}     | Mcp-Param-Region: eu~mcp-param-region: eu | header appears more than once
                    {"region":"Hello"}  | Mcp-Param-Region: =?base64?SGVsbG8?= | header is malformed
                    {"region":"Hello"}  | Mcp-Param-Region: =?base64?SGVs!!!bG8=?= | header is malformed
                    {"region":"Zürich"} | Mcp-Param-Region: Zürich | header is malformed
                    {}                  | Mcp-Param-Region: eu | header is there but the body lacks the argument 'region'
                    {"region":null}     | Mcp-Param-Region: eu | header is there but the body lacks the argument 'region'
                    """)
    void header_that_says_something_else_is_a_bad_request(
            String arguments, String headers, String reason) throws IOException {
        assertThat(call(arguments, headers))
                .isEqualTo(
                        Wire.json(
                                "400 Bad Request",
                                "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32020,\"message\":\"Mcp-Param-Region %s\"}}"
                                        .formatted(reason)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"region\":null}"})
    void argument_that_is_not_there_needs_no_header(String arguments) throws IOException {
        assertThat(call(arguments, "X-None: 1")).startsWith("HTTP/1.1 200 OK\n");
    }

    @Test
    void session_era_does_not_read_them() throws IOException {
        String body =
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"say\",\"arguments\":{\"region\":\"eu\"}}}";
        assertThat(
                        post(
                                "Content-Type: application/json\nMCP-Protocol-Version: 2025-11-25\nMcp-Param-Region: us",
                                body))
                .startsWith("HTTP/1.1 200 OK\n");
    }

    private static String call(String arguments, String headers) throws IOException {
        return post(
                "Content-Type: application/json\nMCP-Protocol-Version: 2026-07-28\nMcp-Method: tools/call\nMcp-Name: say\n"
                        + headers.replace("~", "\n"),
                CALL.formatted(arguments));
    }

    private static String post(String headers, String body) throws IOException {
        byte[] bytes = Wire.bytes(body);
        return endpoint.exchange(Wire.head("POST", "/shop/api/mcp", headers, bytes.length), bytes);
    }
}
