package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ACCEPTED;
import static dev.mcpcdi.server.Reply.Kind.ANSWERED;
import static dev.mcpcdi.server.Reply.Kind.NOT_FOUND;
import static dev.mcpcdi.server.Reply.Kind.REJECTED;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arrays of messages, which 2025-03-26 alone knows. */
class BatchTest {

    private static final String PING = "{'jsonrpc':'2.0','id':1,'method':'ping'}";
    private static final String PONG = "{'jsonrpc':'2.0','id':1,'result':{}}";
    private static final String READY = "{'jsonrpc':'2.0','method':'notifications/initialized'}";
    private static final String ECHO =
            "{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'echo','arguments':{}}}";
    private static final String ONE_AT_A_TIME =
            failure("Invalid request: one message at a time, not an array");

    private final Frames frames = Frames.with(FakeToolCall.echo());

    @Test
    void an_array_of_one_is_answered_by_an_array() {
        frames.overHttp().expect("[" + PING + "]", ANSWERED, "[" + PONG + "]");
    }

    @Test
    void each_request_is_answered_in_order_and_nothing_else() {
        frames.overHttp()
                .expect(
                        "["
                                + PING
                                + ","
                                + READY
                                + ",7,"
                                + PING.replace("1", "'a'").replace("'2.0'", "'2.0'")
                                + "]",
                        ANSWERED,
                        "["
                                + PONG
                                + ",{'jsonrpc':'2.0','error':{'code':-32600,'message':'Invalid request:"
                                + " a message is an object'}},"
                                + PONG.replace("1", "'a'")
                                + "]");
    }

    @Test
    void an_array_without_requests_is_accepted() {
        frames.overHttp().expectNothing("[" + READY + "," + PONG + "]", ACCEPTED);
    }

    @Test
    void the_reply_waits_for_the_last_call() {
        Deque<Runnable> calls = new ArrayDeque<>();
        Frames slow = Frames.with(calls::add, FakeToolCall.echo()).overHttp();
        RecordingExchange exchange = slow.send("[" + ECHO + "," + PING + "]");
        assertThat(exchange.replies()).isEmpty();
        calls.remove().run();
        assertThat(exchange.replies()).hasSize(1);
        assertThat(exchange.replies().get(0).kind()).isEqualTo(ANSWERED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-06-18", "2025-11-25", "2026-07-28", "2031-01-01"})
    void other_revisions_have_no_arrays(String version) {
        frames.header("MCP-Protocol-Version", version)
                .expect("[" + PING + "]", REJECTED, ONE_AT_A_TIME);
    }

    @Test
    void an_empty_array_is_refused() {
        frames.overHttp()
                .expect(
                        "[]",
                        REJECTED,
                        failure("Invalid request: an array of messages has at least one"));
    }

    @Test
    void initialize_and_modern_messages_stand_alone() {
        frames.overHttp();
        frames.expect(
                "[" + PING + "," + HttpSessionTest.initialize("2025-03-26") + "]",
                REJECTED,
                failure("Invalid request: initialize stands alone"));
        frames.expect(
                "[{'jsonrpc':'2.0','id':1,'method':'tools/list','params':{"
                        + Frames.ENVELOPE
                        + "}}]",
                REJECTED,
                failure("Invalid request: a message of 2026-07-28 stands alone"));
    }

    @Test
    void a_session_has_arrays_if_it_agreed_on_them() {
        Frames kept =
                Frames.keeping(new Sessions(2, Duration.ofMinutes(1), new Clock())).overHttp();
        String old = open(kept, "2025-03-26");
        String recent = open(kept, "2025-11-25");
        kept.header("Mcp-Session-Id", old).expect("[" + PING + "]", ANSWERED, "[" + PONG + "]");
        kept.header("Mcp-Session-Id", recent).expect("[" + PING + "]", REJECTED, ONE_AT_A_TIME);
        kept.header("Mcp-Session-Id", "no-such")
                .expect("[" + PING + "]", NOT_FOUND, failure("Session not found"));
    }

    @Test
    void a_connection_has_arrays_if_it_agreed_on_them() {
        frames.onConnection(new Session(message -> {}));
        frames.expect("[" + PING + "]", REJECTED, ONE_AT_A_TIME);
        frames.send(HttpSessionTest.initialize("2025-03-26"));
        frames.expect("[" + PING + "]", ANSWERED, "[" + PONG + "]");
    }

    private static String open(Frames frames, String version) {
        frames.header("Mcp-Session-Id");
        return frames.send(HttpSessionTest.initialize(version))
                .replies()
                .get(0)
                .sessionId()
                .orElseThrow();
    }

    private static String failure(String message) {
        return "{'jsonrpc':'2.0','error':{'code':-32600,'message':'" + message + "'}}";
    }
}
