package dev.mcpcdi.server.stream;

import dev.mcpcdi.spi.EventStore;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A stream that outlives its connection: what is sent is kept, and goes to the response that the
 * client has open, if it has one. Safe for any thread.
 */
final class ResumableStream implements MessageStream {

    /** How soon a client comes back whose response was ended before its stream. */
    private static final Duration RETRY = Duration.ofSeconds(1);

    private final String session;
    private final long id;
    private final boolean polls;
    private final EventStore store;
    private final Runnable whenEnded;
    private EventSink sink;
    private long number;
    private boolean hasEnded;

    /**
     * Begins a stream.
     *
     * @param place which stream of which session
     * @param polls whether the client knows how to come back (2025-11-25); an older one may take
     *     the event that tells it for a message
     * @param whenEnded run once, when nothing will be sent any more
     */
    ResumableStream(Place place, EventSink sink, boolean polls, Runnable whenEnded) {
        session = place.session();
        id = place.stream();
        store = place.store();
        this.polls = polls;
        this.whenEnded = whenEnded;
        this.sink = sink;
        if (polls) {
            sink.send(event(new EventId(id, 0), Optional.of(RETRY), ""));
        }
    }

    /**
     * Where events are kept.
     *
     * @param store the store
     * @param session the session
     * @param stream the stream
     */
    record Place(EventStore store, String session, long stream) {}

    /** What was kept, as it is sent. */
    static EventSink.Event event(EventStore.Event kept) {
        return event(new EventId(kept.stream(), kept.number()), Optional.empty(), kept.message());
    }

    private static EventSink.Event event(EventId id, Optional<Duration> retry, String json) {
        return new EventSink.Event(Optional.of(id.text()), retry, json);
    }

    @Override
    public synchronized void send(String json) {
        if (!hasEnded) {
            number++;
            EventStore.Event event = new EventStore.Event(id, number, json);
            store.store(session, event);
            sink.send(event(event));
        }
    }

    @Override
    public void end() {
        synchronized (this) {
            if (hasEnded) {
                return;
            }
            hasEnded = true;
            sink.end();
        }
        whenEnded.run();
    }

    /** An older client would not come back for the rest. */
    @Override
    public synchronized void pause() {
        if (polls) {
            sink.end();
        }
    }

    synchronized boolean isConnected() {
        return sink.isOpen();
    }

    /** How it goes on after an event; empty if what came then is not kept any more. */
    Optional<Opening> after(long seen) {
        return missed(seen).isPresent()
                ? Optional.of(next -> resume(seen, next))
                : Optional.empty();
    }

    private synchronized Optional<List<EventStore.Event>> missed(long seen) {
        List<EventStore.Event> kept = store.after(session, id, seen);
        return Optional.of(kept).filter(all -> seen <= number && all.size() == number - seen);
    }

    private synchronized MessageStream resume(long seen, EventSink next) {
        sink.end(); // 2025-11-25, Multiple Connections: a message goes to one of them only
        sink = next;
        missed(seen).orElse(List.of()).forEach(one -> next.send(event(one)));
        if (hasEnded) {
            next.end();
        }
        return this;
    }
}
