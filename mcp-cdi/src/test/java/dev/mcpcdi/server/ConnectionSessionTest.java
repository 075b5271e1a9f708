package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ACCEPTED;
import static dev.mcpcdi.server.Reply.Kind.ANSWERED;
import static dev.mcpcdi.server.Reply.Kind.REJECTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.protocol.Revision;
import org.junit.jupiter.api.Test;

/** A connection that is a session, as a pipe is. */
class ConnectionSessionTest {

    private static final String LIST = "{'jsonrpc':'2.0','id':1,'method':'tools/list'}";
    private static final String READY = "{'jsonrpc':'2.0','method':'notifications/initialized'}";

    private final Session session = new Session(message -> {});
    private final Frames frames = Frames.with(FakeToolCall.echo()).onConnection(session);

    @Test
    void before_initialize_only_pings_are_answered() {
        frames.expect(
                "{'jsonrpc':'2.0','id':1,'method':'ping'}",
                ANSWERED,
                "{'jsonrpc':'2.0','id':1,'result':{}}");
        frames.expect(
                LIST,
                ANSWERED,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32600,"
                        + "'message':'Not initialized: call initialize first'}}");
        frames.expectNothing(READY, ACCEPTED);
        assertThat(session.isInitialized()).isFalse();
    }

    @Test
    void what_the_client_said_is_kept() {
        frames.send(HttpSessionTest.initialize("2025-06-18").replace("{},", "{'roots':{}},"));
        Session.Client client = session.client().orElseThrow();
        assertThat(client.revision()).isEqualTo(Revision.V2025_06_18);
        assertThat(client.capabilities().toString()).isEqualTo("{\"roots\":{}}");
        assertThat(client.info().toString()).isEqualTo("{\"name\":\"c\",\"version\":\"1\"}");
        assertThat(session.isInitialized()).isFalse();
        frames.expectNothing(READY, ACCEPTED);
        assertThat(session.isInitialized()).isTrue();
    }

    @Test
    void the_handshake_is_once() {
        frames.send(HttpSessionTest.initialize("2025-11-25"));
        frames.expect(
                HttpSessionTest.initialize("2025-06-18"),
                REJECTED,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32600,"
                        + "'message':'The session is initialized already'}}");
        assertThat(session.client().orElseThrow().revision()).isEqualTo(Revision.V2025_11_25);
    }

    @Test
    void modern_requests_need_no_handshake() {
        Reply reply =
                frames.send(LIST.replace("'}", "','params':{" + Frames.ENVELOPE + "}}"))
                        .replies()
                        .get(0);
        assertThat(reply.response().orElseThrow().toString()).contains("resultType");
    }
}
