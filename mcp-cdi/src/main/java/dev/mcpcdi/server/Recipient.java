package dev.mcpcdi.server;

import dev.mcpcdi.spi.SubscriptionBus.Change;

/** A client that is told of changes, in its own way. */
interface Recipient {

    /** Tells it, if it wants to know; neither waits nor throws. */
    void tell(Change change);

    /** It will be told nothing any more. */
    default void end() {}
}
