package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ANSWERED;
import static dev.mcpcdi.server.Reply.Kind.REJECTED;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.Access;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The same three tools as each revision lists them. */
class ListToolsTest {

    private final Frames frames = Frames.with(full(), FakeToolCall.echo(), bare());

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"})
    void session_era(String revision) throws IOException {
        frames.header("MCP-Protocol-Version", revision)
                .expect(
                        "{'jsonrpc':'2.0','id':1,'method':'tools/list'}",
                        ANSWERED,
                        golden(revision));
    }

    @Test
    void modern_era() throws IOException {
        frames.modernHeaders("tools/list")
                .expect(
                        "{'jsonrpc':'2.0','id':1,'method':'tools/list','params':{"
                                + Frames.ENVELOPE
                                + "}}",
                        ANSWERED,
                        golden("2026-07-28"));
    }

    @Test
    void http_without_a_version_header_is_2025_03_26() throws IOException {
        frames.overHttp()
                .expect(
                        "{'jsonrpc':'2.0','id':1,'method':'tools/list'}",
                        ANSWERED,
                        golden("2025-03-26"));
    }

    @Test
    void transport_without_headers_is_2025_11_25() throws IOException {
        frames.expect(
                "{'jsonrpc':'2.0','id':1,'method':'tools/list'}", ANSWERED, golden("2025-11-25"));
    }

    @Test
    void cursor_that_was_never_handed_out() {
        String error =
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32602,'message':'Invalid cursor'}}";

        frames.expect(list("'cursor':'p2'"), ANSWERED, error);
        frames.expect(list("'cursor':''," + Frames.ENVELOPE), ANSWERED, error);
    }

    @ParameterizedTest
    @CsvSource({"5", "null", "{}"})
    void cursor_that_is_no_string(String cursor) {
        String error =
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32602,"
                        + "'message':'Invalid params: cursor must be a string'}}";

        frames.expect(list("'cursor':" + cursor), ANSWERED, error);
        frames.expect(list("'cursor':" + cursor + "," + Frames.ENVELOPE), REJECTED, error);
    }

    private static String list(String params) {
        return "{'jsonrpc':'2.0','id':1,'method':'tools/list','params':{" + params + "}}";
    }

    private static String golden(String revision) throws IOException {
        String name = "tools-list-" + revision + ".json";
        try (InputStream text = ListToolsTest.class.getResourceAsStream(name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static ToolCall full() {
        return tool(
                new ToolDefinition(
                        "search_books",
                        Optional.of("Search"),
                        Optional.of("Search the shop."),
                        Optional.of(object("{\"readOnlyHint\":true}")),
                        object(
                                "{\"type\":\"object\",\"properties\":"
                                        + "{\"query\":{\"title\":\"Query\",\"type\":\"string\"}},"
                                        + "\"required\":[\"query\"]}"),
                        Optional.of(object("{\"type\":\"object\"}")),
                        Decoration.NONE,
                        Access.OPEN));
    }

    private static ToolCall bare() {
        return tool(
                new ToolDefinition(
                        "Zeta",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        object("{\"type\":\"object\",\"properties\":{}}"),
                        Optional.empty(),
                        Decoration.NONE,
                        Access.OPEN));
    }

    private static ToolCall tool(ToolDefinition definition) {
        return new FakeToolCall(definition, FakeToolCall.echo().body());
    }

    private static JsonObject object(String text) {
        return Frames.parse(text).asJsonObject();
    }
}
