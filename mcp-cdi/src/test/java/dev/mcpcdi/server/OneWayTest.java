package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ACCEPTED;
import static dev.mcpcdi.server.Reply.Kind.REJECTED;

import dev.mcpcdi.jsonrpc.Message;
import jakarta.json.JsonValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that are not answered, and text that is no message. */
class OneWayTest {

    private static final String RESPONSE = "{'jsonrpc':'2.0','id':1,'result':{}}";
    private static final String NO_RESPONSES =
            "{'jsonrpc':'2.0','error':{'code':-32600,'message':'Responses are not taken here'}}";

    private final Frames frames = Frames.with(FakeToolCall.echo());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "notifications/initialized",
                "notifications/cancelled",
                "notifications/roots/list_changed",
                "no/such",
                "tools/call"
            })
    void notification(String method) {
        String frame = "{'jsonrpc':'2.0','method':'" + method + "'}";

        frames.expectNothing(frame, ACCEPTED);
        frames.overHttp().expectNothing(frame, ACCEPTED);
        frames.header("MCP-Protocol-Version", "2025-06-18").expectNothing(frame, ACCEPTED);
        frames.header("MCP-Protocol-Version", "2026-07-28").expectNothing(frame, ACCEPTED);
    }

    @Test
    void notification_under_an_unknown_revision() {
        frames.header("MCP-Protocol-Version", "2031-01-01")
                .expect(
                        "{'jsonrpc':'2.0','method':'notifications/initialized'}",
                        REJECTED,
                        "{'jsonrpc':'2.0','error':{'code':-32600,'message':"
                                + "'Header MCP-Protocol-Version names no revision served here'}}");
    }

    @Test
    void response_in_the_session_era() {
        frames.expectNothing(RESPONSE, ACCEPTED);
        frames.overHttp().expectNothing(RESPONSE, ACCEPTED);
        frames.header("MCP-Protocol-Version", "2025-11-25").expectNothing(RESPONSE, ACCEPTED);
        frames.expectNothing(
                "{'jsonrpc':'2.0','id':1,'error':{'code':-1,'message':'no'}}", ACCEPTED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-07-28", "2031-01-01"})
    void response_under_another_revision(String version) {
        frames.header("MCP-Protocol-Version", version).expect(RESPONSE, REJECTED, NO_RESPONSES);
    }

    @Test
    void message_that_was_read_already() {
        RecordingExchange exchange = RecordingExchange.withoutHeaders();
        Engine engine = new Engine(Frames.BOOKSHOP, List.of(), Runnable::run, Frames.JSON);

        engine.handle(
                new Message.Request(
                        Frames.JSON.createValue("p"), "ping", JsonValue.EMPTY_JSON_OBJECT),
                exchange);

        frames.assertReplied(
                exchange, Reply.Kind.ANSWERED, "{'jsonrpc':'2.0','id':'p','result':{}}");
    }

    @Test
    void text_that_is_not_json() {
        frames.expect(
                "{'jsonrpc'",
                REJECTED,
                "{'jsonrpc':'2.0','error':{'code':-32700,'message':'Parse error'}}");
    }

    @Test
    void request_of_a_wrong_shape() {
        frames.expect(
                "{'jsonrpc':'2.0','id':'x','method':'ping','params':[]}",
                REJECTED,
                "{'jsonrpc':'2.0','id':'x','error':{'code':-32600,"
                        + "'message':'Invalid request: params must be an object'}}");
    }
}
