package dev.mcpcdi.server;

import dev.mcpcdi.spi.SubscriptionBus;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** The bus of a server that has one node. Safe for any thread. */
final class LocalBus implements SubscriptionBus {

    /** Each has its own place, so that a listener can be there twice. */
    private final List<Place> places = new CopyOnWriteArrayList<>();

    private record Place(Consumer<Change> listener) {

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    @Override
    public void publish(Change change) {
        places.forEach(place -> place.listener().accept(change));
    }

    @Override
    public Runnable subscribe(Consumer<Change> listener) {
        Place place = new Place(listener);
        places.add(place);
        return () -> places.remove(place);
    }
}
