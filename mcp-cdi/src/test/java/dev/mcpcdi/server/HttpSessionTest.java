package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ACCEPTED;
import static dev.mcpcdi.server.Reply.Kind.ANSWERED;
import static dev.mcpcdi.server.Reply.Kind.BUSY;
import static dev.mcpcdi.server.Reply.Kind.NOT_FOUND;
import static dev.mcpcdi.server.Reply.Kind.REJECTED;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sessions as clients of HTTP see them. */
class HttpSessionTest {

    private static final String PING = "{'jsonrpc':'2.0','id':1,'method':'ping'}";
    private static final String PONG = "{'jsonrpc':'2.0','id':1,'result':{}}";
    private static final String READY = "{'jsonrpc':'2.0','method':'notifications/initialized'}";

    private final Clock clock = new Clock();
    private final Frames frames =
            Frames.keeping(new Sessions(2, Duration.ofMinutes(30), clock), FakeToolCall.echo())
                    .overHttp();

    @Test
    void initialize_gives_an_id_and_nothing_else_does() {
        String id = open("2025-11-25");
        assertThat(id).matches("[0-9a-f]{32}");
        Reply pong = frames.header("Mcp-Session-Id", id).send(PING).replies().get(0);
        assertThat(pong.sessionId()).isEmpty();
    }

    @Test
    void a_bad_initialize_opens_nothing() {
        Reply refused =
                frames.send(initialize("2025-11-25").replace("'name':'c',", "")).replies().get(0);
        assertThat(refused.sessionId()).isEmpty();
        open("2025-11-25");
        open("2025-11-25");
    }

    @Test
    void without_an_id_nothing_but_initialize_is_served() {
        frames.expect(
                PING,
                REJECTED,
                failure("'id':1,", "Header Mcp-Session-Id is missing: initialize gives it"));
        frames.expect(
                READY,
                REJECTED,
                failure("", "Header Mcp-Session-Id is missing: initialize gives it"));
    }

    @Test
    void two_ids_are_refused() {
        String id = open("2025-11-25");
        frames.header("Mcp-Session-Id", id, id)
                .expect(
                        PING,
                        REJECTED,
                        failure("'id':1,", "Header Mcp-Session-Id appears more than once"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no-such", "00000000000000000000000000000000"})
    void an_unknown_session_is_not_found(String id) {
        frames.header("Mcp-Session-Id", id);
        frames.expect(PING, NOT_FOUND, failure("'id':1,", "Session not found"));
        frames.expect(READY, NOT_FOUND, failure("", "Session not found"));
        frames.expect(initialize("2025-11-25"), NOT_FOUND, failure("'id':1,", "Session not found"));
    }

    @Test
    void an_ended_foreign_or_idle_session_looks_like_an_unknown_one() {
        String id =
                frames.by("ann")
                        .send(initialize("2025-11-25"))
                        .replies()
                        .get(0)
                        .sessionId()
                        .orElseThrow();
        frames.header("Mcp-Session-Id", id).expect(PING, ANSWERED, PONG);
        frames.by("bob").expect(PING, NOT_FOUND, failure("'id':1,", "Session not found"));
        frames.by("ann").expect(PING, ANSWERED, PONG);
        clock.pass(Duration.ofMinutes(30));
        frames.expect(PING, NOT_FOUND, failure("'id':1,", "Session not found"));
    }

    @Test
    void delete_ends_a_session() {
        String id = open("2025-11-25");
        assertThat(frames.end())
                .contains(new Reply(REJECTED, frames.end().orElseThrow().response()));
        frames.header("Mcp-Session-Id", id);
        assertThat(frames.end()).contains(new Reply(ANSWERED, Optional.empty()));
        assertThat(frames.end().orElseThrow().kind()).isEqualTo(NOT_FOUND);
        frames.expect(PING, NOT_FOUND, failure("'id':1,", "Session not found"));
    }

    @Test
    void a_session_begins_once() {
        String id = open("2025-11-25");
        frames.header("Mcp-Session-Id", id)
                .expect(
                        initialize("2025-11-25"),
                        REJECTED,
                        failure("'id':1,", "The session is initialized already"));
    }

    @Test
    void too_many_sessions_are_refused() {
        open("2025-11-25");
        open("2025-11-25");
        frames.expect(
                initialize("2025-11-25"),
                BUSY,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32603,'message':'Too many open sessions'}}");
    }

    @Test
    void a_revision_that_is_not_served_is_refused_in_a_session_too() {
        frames.header("Mcp-Session-Id", open("2025-11-25"));
        frames.header("MCP-Protocol-Version", "2025-11-25").expect(PING, ANSWERED, PONG);
        frames.header("MCP-Protocol-Version", "2031-01-01")
                .expect(
                        PING,
                        REJECTED,
                        failure(
                                "'id':1,",
                                "Header MCP-Protocol-Version names no revision served here"));
    }

    @Test
    void messages_without_an_answer_belong_to_a_session_too() {
        frames.header("Mcp-Session-Id", open("2025-11-25"));
        frames.expectNothing(READY, ACCEPTED);
        frames.expectNothing("{'jsonrpc':'2.0','id':1,'result':{}}", ACCEPTED);
        frames.header("Mcp-Session-Id", "no-such");
        frames.expect(
                "{'jsonrpc':'2.0','id':1,'result':{}}",
                NOT_FOUND,
                failure("", "Session not found"));
    }

    @Test
    void modern_requests_need_no_session_and_ignore_an_id() {
        String discover =
                "{'jsonrpc':'2.0','id':1,'method':'server/discover','params':{"
                        + Frames.ENVELOPE
                        + "}}";
        frames.modernHeaders("server/discover");
        assertThat(frames.send(discover).replies().get(0).kind()).isEqualTo(ANSWERED);
        frames.header("Mcp-Session-Id", "no-such");
        Reply reply = frames.send(discover).replies().get(0);
        assertThat(reply.kind()).isEqualTo(ANSWERED);
        assertThat(reply.sessionId()).isEmpty();
    }

    @Test
    void stateless_engines_give_no_ids_and_end_nothing() {
        Frames stateless = Frames.with().overHttp();
        assertThat(stateless.send(initialize("2025-11-25")).replies().get(0).sessionId()).isEmpty();
        assertThat(stateless.end()).isEmpty();
        stateless.header("Mcp-Session-Id", "any").expect(PING, ANSWERED, PONG);
    }

    private String open(String version) {
        frames.header("Mcp-Session-Id");
        return frames.send(initialize(version)).replies().get(0).sessionId().orElseThrow();
    }

    private static String failure(String id, String message) {
        return "{'jsonrpc':'2.0',%s'error':{'code':-32600,'message':'%s'}}".formatted(id, message);
    }

    static String initialize(String version) {
        return ("{'jsonrpc':'2.0','id':1,'method':'initialize','params':{'protocolVersion':'%s',"
                        + "'capabilities':{},'clientInfo':{'name':'c','version':'1'}}}")
                .formatted(version);
    }
}
