package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import java.util.Optional;

/**
 * A client of a session. It is told of the lists that the server declared, without having asked
 * (2025-11-25, Tools, List Changed Notification), and of the resources that it asked for.
 *
 * @param session the session
 * @param capabilities what was declared
 * @param news what it is told
 */
record SessionRecipient(Session session, Capabilities capabilities, News news)
        implements Recipient {

    /** Nothing before it is ready (2025-11-25, Lifecycle, Initialization). */
    @Override
    public void tell(Change change) {
        if (session.isInitialized() && wants(change)) {
            news.of(change, Optional.empty()).ifPresent(session::send);
        }
    }

    private boolean wants(Change change) {
        return News.list(change).filter(list -> list.isIn(capabilities)).isPresent()
                || change.uri().filter(session::isSubscribed).isPresent();
    }
}
