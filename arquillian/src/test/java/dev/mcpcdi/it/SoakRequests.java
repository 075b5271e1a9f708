package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What the soak sends, and what has to come back. */
final class SoakRequests {

    private static final String ENVELOPE =
            """
            "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
            "io.modelcontextprotocol/clientCapabilities":{}""";

    private SoakRequests() {}

    /** A call of a client of 2026-07-28 that wants to know how far it is. */
    static String modern(int id, String tool, int number) {
        return call(id, tool, number, "," + ENVELOPE);
    }

    /** A call in a session, likewise. */
    static String session(int id, String tool, int number) {
        return call(id, tool, number, "");
    }

    private static String call(int id, String tool, int number, String more) {
        return """
        {"jsonrpc":"2.0","id":%1$d,"method":"tools/call","params":{"name":"%2$s",\
        "arguments":{"number":%3$d},"_meta":{"progressToken":%1$d%4$s}}}"""
                .formatted(id, tool, number, more);
    }

    static String listen(int id) {
        return """
        {"jsonrpc":"2.0","id":%d,"method":"subscriptions/listen","params":{\
        "notifications":{"toolsListChanged":true},"_meta":{%s}}}"""
                .formatted(id, ENVELOPE);
    }

    static JsonObject acknowledged(int id) {
        return Wire.json(
                """
                {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{
                 "notifications":{"toolsListChanged":true},
                 "_meta":{"io.modelcontextprotocol/subscriptionId":%d}}}"""
                        .formatted(id));
    }

    static JsonObject toolsChanged(int id) {
        return Wire.json(
                """
                {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{
                 "_meta":{"io.modelcontextprotocol/subscriptionId":%d}}}"""
                        .formatted(id));
    }

    static JsonObject ended(int id) {
        return Wire.json(
                """
                {"jsonrpc":"2.0","id":%1$d,"result":{"resultType":"complete",
                 "_meta":{"io.modelcontextprotocol/serverInfo":{"name":"Soak","version":"1"},
                 "io.modelcontextprotocol/subscriptionId":%1$d}}}"""
                        .formatted(id));
    }

    /** Any request of a session clears idle ones away, also that of one that is not there. */
    static void touchSessions(Wire wire) throws IOException, InterruptedException {
        var answer =
                wire.post(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}",
                        "MCP-Protocol-Version",
                        "2025-11-25",
                        "Mcp-Session-Id",
                        "unknown");
        assertThat(answer.statusCode()).isEqualTo(404);
    }

    /** A whole request over HTTP, on a connection that stays open. */
    static byte[] http(String method, String path, String body, String... headers) {
        var head = new StringBuilder(method).append(' ').append(path).append(" HTTP/1.1\r\n");
        head.append("Host: localhost\r\nContent-Type: application/json\r\n")
                .append("Accept: application/json, text/event-stream\r\n");
        for (int i = 0; i < headers.length; i += 2) {
            head.append(headers[i]).append(": ").append(headers[i + 1]).append("\r\n");
        }
        head.append("Content-Length: ").append(body.length()).append("\r\n\r\n").append(body);
        return head.toString().getBytes(StandardCharsets.US_ASCII);
    }
}
