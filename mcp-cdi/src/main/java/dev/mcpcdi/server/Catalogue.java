package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.ResourceReader;
import dev.mcpcdi.protocol.Capabilities;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What clients can call now. A change is seen whole, by the requests that begin after it. Safe for
 * any thread.
 */
final class Catalogue implements ResourceReader {

    private volatile Offer now;
    private volatile Capabilities known;

    Catalogue(Offer first) {
        now = first;
        known = first.capabilities();
    }

    Offer now() {
        return now;
    }

    /** What there was at any time: a client may hold on to what it was told once. */
    Capabilities capabilities() {
        return known;
    }

    /** Changes all or, if the change fails, nothing. */
    synchronized void change(UnaryOperator<Offer> change) {
        Offer next = change.apply(now);
        now = next;
        known = known.and(next.capabilities());
    }

    @Override
    public Optional<ClientCall> find(String uri) {
        return now.reading(uri);
    }
}
