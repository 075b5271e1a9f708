package dev.mcpcdi.server;

import dev.mcpcdi.protocol.ListKind;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import java.util.Set;

/**
 * What a client wants to be told of.
 *
 * @param lists the lists
 * @param uris the resources, by exact text
 */
record Wanted(Set<ListKind> lists, Set<String> uris) {

    boolean has(Change change) {
        return News.list(change).filter(lists::contains).isPresent()
                || change.uri().filter(uris::contains).isPresent();
    }
}
