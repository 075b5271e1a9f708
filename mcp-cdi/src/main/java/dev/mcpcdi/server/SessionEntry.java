package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import java.util.Optional;

/** Whether a message may enter a session. */
sealed interface SessionEntry {

    /**
     * It may.
     *
     * @param session empty where none is kept
     */
    record Open(Optional<Session> session) implements SessionEntry {}

    /**
     * It may not.
     *
     * @param kind how it is turned away
     * @param error why
     */
    record Closed(Reply.Kind kind, RpcError error) implements SessionEntry {}
}
