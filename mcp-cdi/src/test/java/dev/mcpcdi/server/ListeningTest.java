package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.server.Reply.Kind;
import dev.mcpcdi.server.stream.RecordingSink;
import jakarta.json.JsonValue;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** GET, as the client of a session sends it (mcp-spec.md C-043 to C-048). */
class ListeningTest {

    private final Clock clock = new Clock();
    private final Sessions sessions = new Sessions(2, Duration.ofMinutes(30), clock);
    private final Frames frames = Frames.keeping(sessions, FakeToolCall.echo());
    private final RecordingSink sink = new RecordingSink();

    private void assertRefused(Frames by, Kind kind, String message) {
        RecordingExchange exchange = by.listen(Optional.of(sink));
        by.assertReplied(
                exchange,
                kind,
                "{'jsonrpc':'2.0','error':{'code':-32600,'message':'%s'}}".formatted(message));
        assertThat(sink.events()).isEmpty();
    }

    private void sendToAll() {
        sessions.all()
                .forEach(
                        session ->
                                session.send(
                                        new Message.Notification(
                                                "n", JsonValue.EMPTY_JSON_OBJECT)));
    }

    @Test
    void a_client_gets_what_belongs_to_no_request() {
        RecordingExchange exchange = frames.inSession("2025-11-25").listen(Optional.of(sink));
        sendToAll();
        assertThat(sink.events())
                .containsExactly("1-0: retry 1000", "1-1:{\"jsonrpc\":\"2.0\",\"method\":\"n\"}");
        assertThat(exchange.replies()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-03-26", "2025-06-18"})
    void an_older_client_is_not_told_to_come_back(String revision) {
        frames.inSession(revision).listen(Optional.of(sink));
        assertThat(sink.events()).isEmpty();
        sendToAll();
        assertThat(sink.events()).containsExactly("1-1:{\"jsonrpc\":\"2.0\",\"method\":\"n\"}");
    }

    @Test
    void a_client_comes_back_to_its_stream() {
        frames.inSession("2025-11-25").listen(Optional.of(new RecordingSink()));
        sendToAll();
        frames.header("Last-Event-ID", "1-0").listen(Optional.of(sink));
        assertThat(sink.events()).containsExactly("1-1:{\"jsonrpc\":\"2.0\",\"method\":\"n\"}");
    }

    @Test
    void nobody_comes_back_to_the_stream_of_another_session() {
        frames.inSession("2025-11-25").listen(Optional.of(new RecordingSink()));
        sendToAll();
        frames.inSession("2025-11-25").header("Last-Event-ID", "1-0");
        assertRefused(
                frames,
                Kind.REJECTED,
                "Header Last-Event-ID names no event that can be resumed from");
    }

    @Test
    void two_events_at_once() {
        frames.inSession("2025-11-25").header("Last-Event-ID", "1-0", "1-0");
        assertRefused(
                frames,
                Kind.REJECTED,
                "Header Last-Event-ID names no event that can be resumed from");
    }

    @Test
    void a_session_is_needed() {
        assertRefused(
                frames.overHttp(),
                Kind.REJECTED,
                "Header Mcp-Session-Id is missing: initialize gives it");
        assertRefused(frames.header("Mcp-Session-Id", "none"), Kind.NOT_FOUND, "Session not found");
        assertRefused(
                frames.inSession("2025-11-25").by("eve"), Kind.NOT_FOUND, "Session not found");
    }

    @Test
    void a_client_that_takes_no_stream() {
        RecordingExchange exchange = frames.inSession("2025-11-25").listen(Optional.empty());
        frames.assertReplied(
                exchange,
                Kind.NOT_ACCEPTABLE,
                "{'jsonrpc':'2.0','error':{'code':-32600,'message':"
                        + "'Not Acceptable: Client must accept text/event-stream'}}");
    }

    @Test
    void a_revision_that_is_not_served() {
        frames.inSession("2025-11-25").header("MCP-Protocol-Version", "1999-01-01");
        assertRefused(
                frames, Kind.REJECTED, "Header MCP-Protocol-Version names no revision served here");
    }

    /** C-057. */
    @Test
    void nobody_listens_by_get_in_2026_07_28() {
        frames.inSession("2025-11-25").header("MCP-Protocol-Version", "2026-07-28");
        assertThat(frames.isListening(sink)).isFalse();
    }

    @Test
    void nobody_listens_where_no_sessions_are_kept() {
        assertThat(Frames.with().overHttp().isListening(sink)).isFalse();
    }

    @Test
    void a_session_does_not_expire_while_its_client_listens() {
        RecordingExchange exchange = frames.inSession("2025-11-25").listen(Optional.of(sink));
        clock.pass(Duration.ofHours(1));
        frames.expect(
                "{'jsonrpc':'2.0','id':1,'method':'ping'}",
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':1,'result':{}}");
        exchange.goAway();
        clock.pass(Duration.ofHours(1));
        frames.expect(
                "{'jsonrpc':'2.0','id':1,'method':'ping'}",
                Kind.NOT_FOUND,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32600,'message':'Session not found'}}");
    }

    @Test
    void the_end_of_a_session_ends_what_its_client_listens_to() {
        frames.inSession("2025-11-25").listen(Optional.of(sink));
        assertThat(frames.end()).isPresent();
        assertThat(sink.events()).containsExactly("1-0: retry 1000", "end");
    }

    @Test
    void a_session_that_expires_is_forgotten_with_its_events() {
        frames.inSession("2025-11-25").listen(Optional.of(sink)).goAway();
        clock.pass(Duration.ofHours(1));
        Frames other = frames.inSession("2025-11-25");
        assertThat(sink.events()).containsExactly("1-0: retry 1000", "end");
        assertThat(sessions.all()).hasSize(1);
        other.end();
    }
}
