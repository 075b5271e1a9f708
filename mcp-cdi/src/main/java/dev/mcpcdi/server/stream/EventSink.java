package dev.mcpcdi.server.stream;

import java.time.Duration;
import java.util.Optional;

/** One response of a transport that takes events. Safe for any thread. */
public interface EventSink {

    /**
     * Sends an event; returns at once and does not throw. What comes after the end, or to a peer
     * that is gone, is dropped.
     *
     * @param event the event
     */
    void send(Event event);

    /** Ends the response when all that was sent is written; more than once does no harm. */
    void end();

    /**
     * Whether what is sent may still arrive.
     *
     * @return false after the end, and from when it shows that the peer is gone
     */
    boolean isOpen();

    /**
     * One event (HTML, Server-sent events).
     *
     * @param id by which the client says how far it came; empty where nothing can be resumed
     * @param retry how long the client waits before it comes back
     * @param data one line of JSON; empty for an event that brings its id only
     */
    record Event(Optional<String> id, Optional<Duration> retry, String data) {

        /**
         * An event that cannot be resumed from.
         *
         * @param json one line of JSON
         * @return the event
         */
        public static Event of(String json) {
            return new Event(Optional.empty(), Optional.empty(), json);
        }
    }
}
