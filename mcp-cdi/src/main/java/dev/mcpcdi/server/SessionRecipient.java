package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Notification;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import dev.mcpcdi.spi.SubscriptionBus.Kind;

/**
 * A client of a session. It is told of what the server declared, without having asked (2025-11-25,
 * Tools, List Changed Notification).
 *
 * @param session the session
 * @param toolsChanged what it is told of a change of the tools
 */
record SessionRecipient(Session session, Notification toolsChanged) implements Recipient {

    /** Nothing before it is ready (2025-11-25, Lifecycle, Initialization). */
    @Override
    public void tell(Change change) {
        if (change.kind() == Kind.TOOLS && session.isInitialized()) {
            session.send(toolsChanged);
        }
    }
}
