package dev.mcpcdi.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.spi.EventStore.Event;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** How much is kept, and of whom. */
class MemoryEventsTest {

    /** Room for ten events of one character. */
    private final MemoryEvents events = new MemoryEvents(10 * 130);

    private void store(MemoryEvents to, String session, long from, long until) {
        LongStream.rangeClosed(from, until)
                .forEach(number -> to.store(session, new Event(1, number, "x")));
    }

    private static long[] kept(MemoryEvents in, String session) {
        return in.after(session, 1, 0).stream().mapToLong(Event::number).toArray();
    }

    @Test
    void the_oldest_of_all_goes_first() {
        store(events, "a", 1, 6);
        store(events, "b", 1, 6);
        assertThat(kept(events, "a")).containsExactly(3, 4, 5, 6);
        assertThat(kept(events, "b")).containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void an_ended_session_makes_room() {
        store(events, "a", 1, 5);
        store(events, "b", 1, 5);
        events.forget("a");
        events.forget("unknown");
        store(events, "b", 6, 10);
        assertThat(kept(events, "a")).isEmpty();
        assertThat(kept(events, "b")).hasSize(10);
    }

    @Test
    void one_session_has_its_share_only() {
        MemoryEvents large = new MemoryEvents(10_000_000);
        store(large, "quiet", 1, 1);
        store(large, "loud", 1, 1_500);
        assertThat(kept(large, "quiet")).containsExactly(1);
        assertThat(kept(large, "loud")).hasSize(1_000).startsWith(501).endsWith(1_500);
    }

    @Test
    void an_event_larger_than_all_room_is_not_kept() {
        store(events, "a", 1, 1);
        events.store("a", new Event(1, 2, "x".repeat(2_000)));
        assertThat(kept(events, "a")).isEmpty();
        store(events, "a", 3, 3);
        assertThat(kept(events, "a")).containsExactly(3);
    }

    @Test
    void only_what_came_after_on_the_same_stream() {
        events.store("a", new Event(1, 1, "x"));
        events.store("a", new Event(2, 2, "y"));
        events.store("a", new Event(1, 2, "z"));
        assertThat(events.after("a", 1, 1)).containsExactly(new Event(1, 2, "z"));
        assertThat(events.after("a", 3, 0)).isEmpty();
    }
}
