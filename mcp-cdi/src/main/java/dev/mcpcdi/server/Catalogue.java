package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * What clients can call now. A change is seen whole, by the requests that begin after it. Safe for
 * any thread.
 */
final class Catalogue {

    private final Sight sight;
    private volatile Offer now;
    private volatile Capabilities known;

    Catalogue(Offer first, Sight sight) {
        this.sight = sight;
        now = first;
        known = first.capabilities();
    }

    /** What a caller sees now. */
    View seenBy(Exchange caller) {
        return new View(now, sight, caller);
    }

    /** Whether the application hides from some callers what others see. */
    boolean isFiltered() {
        return sight.rule().isPresent();
    }

    /** What there was at any time: a client may hold on to what it was told once. */
    Capabilities capabilities() {
        return known;
    }

    /**
     * Adds all of an offer or nothing, and tells of it.
     *
     * @return takes it back, once
     * @throws TakenException if one of it has a name that is taken
     */
    Runnable add(Offer offer, Consumer<Change> news) {
        change(all -> all.with(offer));
        offer.changes().forEach(news);
        AtomicBoolean isThere = new AtomicBoolean(true);
        return () -> {
            if (isThere.getAndSet(false)) {
                change(all -> all.without(offer));
                offer.changes().forEach(news);
            }
        };
    }

    private synchronized void change(UnaryOperator<Offer> change) {
        Offer next = change.apply(now);
        now = next;
        known = known.and(next.capabilities());
    }
}
