package dev.mcpcdi.spi;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Carries the news that something changed to all who listen, on this node and on others.
 *
 * <p>A bean of this type takes the place of the one in the process: where a server has several
 * nodes, a client listens to one while the change happens on another. There is one bus an
 * application, and one listener of ours on it, for as long as the application runs. Both methods
 * are called on any thread. What {@link #publish} throws reaches the caller of the notification.
 *
 * @see <a
 *     href="https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions">Subscriptions,
 *     2026-07-28</a>
 */
public interface SubscriptionBus {

    /**
     * Tells all listeners, those of this node included. It may return before they know.
     *
     * @param change what changed
     */
    void publish(Change change);

    /**
     * Listens from now on.
     *
     * @param listener takes each change, on any thread, at once; it does not throw
     * @return ends it; more than once does no harm
     */
    Runnable subscribe(Consumer<Change> listener);

    /**
     * What changed.
     *
     * @param kind which kind of thing
     * @param uri which resource, for {@link Kind#RESOURCE}; else empty
     */
    record Change(Kind kind, Optional<String> uri) {

        /**
         * A change of a list.
         *
         * @param kind which list
         * @return the change
         */
        public static Change of(Kind kind) {
            return new Change(kind, Optional.empty());
        }

        /**
         * A change of the contents of a resource.
         *
         * @param uri its URI, not null
         * @return the change
         */
        public static Change ofResource(String uri) {
            return new Change(Kind.RESOURCE, Optional.of(uri));
        }
    }

    /** Which kind of thing changed. */
    enum Kind {
        /** The list of tools. */
        TOOLS,
        /** The list of prompts. */
        PROMPTS,
        /** The list of resources, or of their templates. */
        RESOURCES,
        /** The content of one resource. */
        RESOURCE
    }
}
