package dev.mcpcdi.spi;

import java.util.List;

/**
 * Keeps what was sent on the event streams of sessions, so that a client whose connection broke
 * gets the rest (2025-11-25, Transports, Resumability and Redelivery).
 *
 * <p>A bean of this type takes the place of the store in memory. There is one an application, made
 * when the first message is served. It is called on any thread, for one stream by one thread at a
 * time, and before a message is sent: it should be quick. What it throws is logged, and the message
 * is sent all the same. It bounds itself: nobody says that an event is not needed any more but for
 * the end of its session.
 */
public interface EventStore {

    /**
     * Keeps an event.
     *
     * @param session the id of the session
     * @param event the event
     */
    void store(String session, Event event);

    /**
     * The events of a stream that came after one.
     *
     * @param session the id of the session
     * @param stream the stream
     * @param number the number of the last event that is known, 0 for none
     * @return those that are still kept, in their order, perhaps none
     */
    List<Event> after(String session, long stream, long number);

    /**
     * Forgets all events of a session that has ended.
     *
     * @param session the id of the session, perhaps one that nothing was stored for
     */
    void forget(String session);

    /**
     * One message of a stream.
     *
     * @param stream the stream, counted in its session from 1
     * @param number the event, counted in its stream from 1
     * @param message the message, a JSON text on one line
     */
    record Event(long stream, long number, String message) {}
}
