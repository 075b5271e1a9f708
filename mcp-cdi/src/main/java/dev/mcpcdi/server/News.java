package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Notification;
import dev.mcpcdi.protocol.ListKind;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import dev.mcpcdi.spi.SubscriptionBus.Kind;
import jakarta.json.JsonValue;
import java.util.Map;
import java.util.Optional;

/** What clients are told of changes. Safe for any thread. */
record News(Notifications words) {

    private static final Map<Kind, ListKind> LISTS =
            Map.of(
                    Kind.TOOLS, ListKind.TOOLS,
                    Kind.PROMPTS, ListKind.PROMPTS,
                    Kind.RESOURCES, ListKind.RESOURCES);

    /** The list that changed; empty if it was something else. */
    static Optional<ListKind> list(Change change) {
        return Optional.ofNullable(LISTS.get(change.kind()));
    }

    /** The words for it, on the stream of a request or in a session. */
    Optional<Notification> of(Change change, Optional<JsonValue> subscription) {
        return list(change)
                .map(list -> words.changed(list, subscription))
                .or(() -> change.uri().map(uri -> words.updated(uri, subscription)));
    }
}
