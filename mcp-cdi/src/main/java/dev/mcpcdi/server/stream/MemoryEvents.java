package dev.mcpcdi.server.stream;

import dev.mcpcdi.spi.EventStore;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Events in memory, a bounded amount for all sessions and a bounded number for each: the oldest go
 * first, so that one session that talks much takes no more than its number from the others. Safe
 * for any thread.
 */
public final class MemoryEvents implements EventStore {

    private static final int EVENTS_A_SESSION = 1_000;

    /** What an event takes besides its text, about. */
    private static final int OVERHEAD = 128;

    private final long limit;
    private final Map<Long, Kept> all = new LinkedHashMap<>();
    private final Map<String, Deque<Long>> sessions = new HashMap<>();
    private long next;
    private long size;

    /**
     * Makes an empty store.
     *
     * @param maxBytes how many bytes the texts of all events may have
     */
    public MemoryEvents(long maxBytes) {
        limit = maxBytes;
    }

    private record Kept(String session, Event event) {

        long size() {
            return OVERHEAD + 2L * event.message().length();
        }
    }

    @Override
    public synchronized void store(String session, Event event) {
        Kept kept = new Kept(session, event);
        Deque<Long> own = sessions.computeIfAbsent(session, id -> new ArrayDeque<>());
        all.put(next, kept);
        own.add(next++);
        size += kept.size();
        if (own.size() > EVENTS_A_SESSION) {
            drop(own.element());
        }
        while (size > limit) {
            drop(all.keySet().iterator().next());
        }
    }

    /** The oldest of all is the oldest of its session as well. */
    private void drop(Long key) {
        Kept oldest = all.remove(key);
        size -= oldest.size();
        Deque<Long> own = sessions.get(oldest.session());
        own.remove();
        if (own.isEmpty()) {
            sessions.remove(oldest.session());
        }
    }

    @Override
    public synchronized List<Event> after(String session, long stream, long number) {
        return sessions.getOrDefault(session, new ArrayDeque<>()).stream()
                .map(key -> all.get(key).event())
                .filter(event -> event.stream() == stream && event.number() > number)
                .toList();
    }

    @Override
    public synchronized void forget(String session) {
        Deque<Long> own = sessions.remove(session);
        if (own != null) {
            own.forEach(key -> size -= all.remove(key).size());
        }
    }
}
