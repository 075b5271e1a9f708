package dev.mcpcdi.server.stream;

import dev.mcpcdi.spi.EventStore;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;

/**
 * Keeps the failures of a store from the messages: one that cannot be sent again is sent once.
 *
 * @param store the application's own, or ours
 */
record SafeStore(EventStore store) implements EventStore {

    private static final Logger LOG = System.getLogger(SafeStore.class.getName());

    @Override
    public void store(String session, Event event) {
        try {
            store.store(session, event);
        } catch (RuntimeException e) {
            LOG.log(Level.ERROR, "The event store does not keep an event.", e);
        }
    }

    @Override
    public List<Event> after(String session, long stream, long number) {
        try {
            return List.copyOf(store.after(session, stream, number));
        } catch (RuntimeException e) {
            LOG.log(Level.ERROR, "The event store does not give its events.", e);
            return List.of();
        }
    }

    @Override
    public void forget(String session) {
        try {
            store.forget(session);
        } catch (RuntimeException e) {
            LOG.log(Level.ERROR, "The event store does not forget a session.", e);
        }
    }
}
