package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.spi.SubscriptionBus;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * All clients of both eras that are told of changes on this node. A burst of changes becomes one of
 * each: a client that hears of a change asks for the whole list. Safe for any thread.
 */
final class Audience {

    /** Of streams that clients opened for it; sessions have their own bound. */
    static final int MAX_LISTENERS = 10_000;

    private static final Duration BURST = Duration.ofMillis(20);

    private final SubscriptionBus bus;
    private final Timer timer;
    private final int limit;
    private final Set<Recipient> sessions = new LinkedHashSet<>();
    private final Set<Recipient> listeners = new LinkedHashSet<>();
    private final Set<Change> news = new LinkedHashSet<>();
    private final Runnable unsubscribe;
    private boolean hasEnded;

    Audience(SubscriptionBus bus, Timer timer, int limit) {
        this.bus = bus;
        this.timer = timer;
        this.limit = limit;
        unsubscribe = bus.subscribe(this::hear);
    }

    /** For the application, wherever the clients are. */
    void publish(Change change) {
        bus.publish(change);
    }

    private void hear(Change change) {
        synchronized (this) {
            if (!news.add(change) || news.size() > 1) {
                return;
            }
        }
        timer.after(BURST, this::spread);
    }

    private void spread() {
        List<Change> due;
        List<Recipient> all;
        synchronized (this) {
            due = List.copyOf(news);
            news.clear();
            all = all();
        }
        all.forEach(recipient -> due.forEach(recipient::tell));
    }

    private synchronized List<Recipient> all() {
        Set<Recipient> all = new LinkedHashSet<>(sessions);
        all.addAll(listeners);
        return List.copyOf(all);
    }

    /** Takes each session, until it ends. */
    Consumer<Session> sessions(Supplier<Capabilities> declared, News words) {
        return session -> {
            Recipient recipient = new SessionRecipient(session, declared.get(), words);
            session.whenEnded(() -> leave(recipient));
            join(recipient);
        };
    }

    private synchronized void join(Recipient session) {
        sessions.add(session);
    }

    /** Adds a stream that was opened to listen; false if there are too many. */
    synchronized boolean listen(Recipient listener) {
        boolean fits = listeners.size() < limit && !hasEnded;
        if (fits) {
            listeners.add(listener);
        }
        return fits;
    }

    synchronized void leave(Recipient recipient) {
        sessions.remove(recipient);
        listeners.remove(recipient);
    }

    /** How many streams are open to listen. */
    synchronized int listeners() {
        return listeners.size();
    }

    /** Nobody is told anything any more. */
    void end() {
        synchronized (this) {
            hasEnded = true;
        }
        unsubscribe.run();
        all().forEach(Recipient::end);
    }
}
