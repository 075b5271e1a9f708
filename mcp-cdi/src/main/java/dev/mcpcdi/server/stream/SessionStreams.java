package dev.mcpcdi.server.stream;

import dev.mcpcdi.spi.EventStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The streams of one session over HTTP: one for each request that needs one, and those by which the
 * client listens. Each message goes to one of them only (2025-11-25, Transports, Multiple
 * Connections). Safe for any thread.
 */
public final class SessionStreams {

    /** More than a client needs, which listens once and again when its connection broke. */
    private static final int MAX_LISTENERS = 4;

    private final EventStore store;
    private final String session;
    private final Map<Long, ResumableStream> open = new HashMap<>();
    private final List<ResumableStream> listeners = new ArrayList<>();
    private long count;
    private boolean hasEnded;

    /**
     * Makes the streams of a session, none yet.
     *
     * @param store keeps what is sent
     * @param session the id of the session
     */
    public SessionStreams(EventStore store, String session) {
        this.store = new SafeStore(store);
        this.session = session;
    }

    /**
     * Begins the stream of a request. After the end of the session it is one that is not kept.
     *
     * @param sink its response
     * @param polls whether the client can come back for the rest by itself
     * @return the stream
     */
    public synchronized MessageStream ofRequest(EventSink sink, boolean polls) {
        return hasEnded ? new PlainStream(sink) : begin(sink, polls);
    }

    private ResumableStream begin(EventSink sink, boolean polls) {
        long id = ++count;
        var place = new ResumableStream.Place(store, session, id);
        ResumableStream stream = new ResumableStream(place, sink, polls, () -> forget(id));
        open.put(id, stream);
        return stream;
    }

    private synchronized void forget(long id) {
        listeners.remove(open.remove(id));
    }

    /**
     * Lets the client listen to what belongs to no request. One that listens too often loses the
     * stream it has had longest.
     *
     * @param sink the response
     * @param polls whether the client can come back for the rest by itself
     * @return the stream
     */
    public MessageStream listen(EventSink sink, boolean polls) {
        Optional<ResumableStream> displaced = Optional.empty();
        ResumableStream stream;
        synchronized (this) {
            if (hasEnded) {
                sink.end();
                return new PlainStream(sink);
            }
            if (listeners.size() == MAX_LISTENERS) {
                displaced = Optional.of(listeners.get(0));
            }
            stream = begin(sink, polls);
            listeners.add(stream);
        }
        displaced.ifPresent(ResumableStream::end);
        return stream;
    }

    /**
     * Finds a stream to go on with where its client lost it.
     *
     * @param lastEventId what the client has seen last
     * @return how it goes on; empty if there is no such event, or what came after it is not kept
     *     any more
     */
    public Optional<MessageStream.Opening> after(String lastEventId) {
        return EventId.of(lastEventId).filter(this::isKnown).flatMap(this::after);
    }

    private Optional<MessageStream.Opening> after(EventId last) {
        Optional<ResumableStream> live = live(last);
        return live.isPresent() ? live.get().after(last.number()) : rest(last);
    }

    private synchronized boolean isKnown(EventId id) {
        return id.stream() > 0 && id.stream() <= count;
    }

    private synchronized Optional<ResumableStream> live(EventId id) {
        return Optional.ofNullable(open.get(id.stream()));
    }

    /** Of a stream that has ended: whoever has seen its last event does not come back. */
    private Optional<MessageStream.Opening> rest(EventId last) {
        List<EventStore.Event> missed = store.after(session, last.stream(), last.number());
        return missed.isEmpty() || missed.get(0).number() != last.number() + 1
                ? Optional.empty()
                : Optional.of(
                        sink -> {
                            missed.forEach(one -> sink.send(ResumableStream.event(one)));
                            sink.end();
                            return new PlainStream(sink);
                        });
    }

    /**
     * Sends what belongs to no request: to the newest connection that listens; else it is kept for
     * the newest that did. Dropped if the client has never listened.
     *
     * @param json the message on one line
     */
    public void send(String json) {
        listener().ifPresent(stream -> stream.send(json));
    }

    private synchronized Optional<ResumableStream> listener() {
        ResumableStream newest = null;
        for (ResumableStream stream : listeners) {
            if (newest == null || stream.isConnected() || !newest.isConnected()) {
                newest = stream;
            }
        }
        return Optional.ofNullable(newest);
    }

    /** Ends all streams, and forgets what was on them. */
    public void end() {
        List<ResumableStream> all;
        synchronized (this) {
            hasEnded = true;
            all = List.copyOf(open.values());
        }
        all.forEach(ResumableStream::end);
        store.forget(session);
    }
}
