package dev.mcpcdi.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.spi.EventStore;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The streams of a session (2025-11-25, Transports; mcp-spec.md C-040 to C-049). */
class SessionStreamsTest {

    private static final boolean POLLS = true;

    private final MemoryEvents store = new MemoryEvents(1_000_000);
    private final SessionStreams streams = new SessionStreams(store, "s");
    private final RecordingSink first = new RecordingSink();
    private final RecordingSink second = new RecordingSink();

    /** C-045, C-047. */
    @Test
    void each_event_has_an_id_and_the_first_has_nothing_else() {
        MessageStream stream = streams.ofRequest(first, POLLS);
        stream.send("a");
        streams.ofRequest(second, POLLS).send("b");
        stream.send("c");
        stream.end();
        assertThat(first.events()).containsExactly("1-0: retry 1000", "1-1:a", "1-2:c", "end");
        assertThat(second.events()).containsExactly("2-0: retry 1000", "2-1:b");
    }

    /** C-048. */
    @Test
    void an_older_client_gets_no_event_without_a_message() {
        streams.ofRequest(first, !POLLS).send("a");
        assertThat(first.events()).containsExactly("1-1:a");
    }

    /** C-049. */
    @Test
    void a_client_comes_back_to_a_stream_that_was_paused() {
        MessageStream stream = streams.ofRequest(first, POLLS);
        stream.send("a");
        stream.pause();
        stream.send("b");
        assertThat(first.events()).containsExactly("1-0: retry 1000", "1-1:a", "end");
        assertThat(streams.after("1-1").orElseThrow().open(second)).isSameAs(stream);
        stream.send("c");
        stream.end();
        assertThat(second.events()).containsExactly("1-2:b", "1-3:c", "end");
    }

    @Test
    void a_client_that_would_not_come_back_is_not_sent_away() {
        MessageStream stream = streams.ofRequest(first, !POLLS);
        stream.pause();
        stream.send("a");
        assertThat(first.events()).containsExactly("1-1:a");
    }

    /** C-046: of that stream only. */
    @Test
    void a_client_gets_the_rest_of_a_stream_that_has_ended() {
        MessageStream stream = streams.ofRequest(first, POLLS);
        first.breakOff();
        stream.send("a");
        streams.ofRequest(new RecordingSink(), POLLS).send("other");
        stream.send("b");
        stream.end();
        streams.after("1-0").orElseThrow().open(second);
        assertThat(second.events()).containsExactly("1-1:a", "1-2:b", "end");
    }

    @Test
    void a_second_connection_takes_the_place_of_the_first() {
        MessageStream stream = streams.ofRequest(first, POLLS);
        streams.after("1-0").orElseThrow().open(second);
        stream.send("a");
        assertThat(first.events()).containsExactly("1-0: retry 1000", "end");
        assertThat(second.events()).containsExactly("1-1:a");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "1", "1-", "-1", "0-0", "2-0", "1-3", "1-2-3", "a-b", "1-+1", " 1-1"})
    void an_event_that_nobody_sent(String id) {
        streams.ofRequest(first, POLLS).send("a");
        assertThat(streams.after(id)).isEmpty();
    }

    @Test
    void what_is_not_kept_any_more_is_not_skipped() {
        SessionStreams small = new SessionStreams(new MemoryEvents(400), "s");
        MessageStream stream = small.ofRequest(first, POLLS);
        for (String text : List.of("a", "b", "c", "d")) {
            stream.send(text);
        }
        assertThat(small.after("1-0")).isEmpty();
        assertThat(small.after("1-1")).isPresent();
        stream.end();
        assertThat(small.after("1-0")).isEmpty();
        assertThat(small.after("1-1")).isPresent();
        assertThat(small.after("1-4")).isEmpty();
    }

    /** C-044. */
    @Test
    void what_belongs_to_no_request_goes_to_the_newest_that_listens() {
        streams.send("nobody listens");
        streams.listen(first, POLLS);
        streams.listen(second, POLLS);
        streams.send("a");
        second.breakOff();
        streams.send("b");
        first.breakOff();
        streams.send("c");
        assertThat(first.events()).containsExactly("1-0: retry 1000", "1-1:b");
        assertThat(second.events()).containsExactly("2-0: retry 1000", "2-1:a");
        RecordingSink third = new RecordingSink();
        streams.after("2-1").orElseThrow().open(third);
        assertThat(third.events()).containsExactly("2-2:c");
        streams.send("d");
        assertThat(third.events()).containsExactly("2-2:c", "2-3:d");
    }

    @Test
    void a_fifth_listener_ends_the_first() {
        streams.listen(first, POLLS);
        for (int i = 0; i < 3; i++) {
            streams.listen(new RecordingSink(), POLLS);
        }
        assertThat(first.isOpen()).isTrue();
        streams.listen(second, POLLS);
        assertThat(first.isOpen()).isFalse();
        streams.send("a");
        assertThat(second.events()).containsExactly("5-0: retry 1000", "5-1:a");
    }

    @Test
    void the_end_of_a_session_ends_its_streams() {
        streams.ofRequest(first, POLLS).send("a");
        streams.listen(second, POLLS);
        streams.end();
        assertThat(first.isOpen()).isFalse();
        assertThat(second.isOpen()).isFalse();
        assertThat(store.after("s", 1, 0)).isEmpty();
        RecordingSink late = new RecordingSink();
        streams.listen(late, POLLS);
        assertThat(late.events()).containsExactly("end");
        RecordingSink running = new RecordingSink();
        MessageStream stream = streams.ofRequest(running, POLLS);
        stream.send("answer");
        stream.end();
        assertThat(running.events()).containsExactly(":answer", "end");
    }

    @Test
    void a_store_that_fails_loses_nothing_but_the_second_chance() {
        SessionStreams unsafe = new SessionStreams(new Broken(), "s");
        MessageStream stream = unsafe.ofRequest(first, POLLS);
        stream.send("a");
        assertThat(unsafe.after("1-0")).isEmpty();
        stream.end();
        unsafe.end();
        assertThat(first.events()).containsExactly("1-0: retry 1000", "1-1:a", "end");
    }

    private static final class Broken implements EventStore {

        @Override
        public void store(String session, Event event) {
            throw new IllegalStateException("full");
        }

        @Override
        public List<Event> after(String session, long stream, long number) {
            throw new IllegalStateException("gone");
        }

        @Override
        public void forget(String session) {
            throw new IllegalStateException("stubborn");
        }
    }
}
