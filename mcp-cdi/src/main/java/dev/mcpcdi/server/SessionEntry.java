package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import java.util.Optional;

/** Whether a message may enter a session. */
sealed interface SessionEntry {

    /**
     * It may.
     *
     * @param session empty where none is kept
     * @param id what the client names the session by, empty if its connection is the session
     */
    record Open(Optional<Session> session, Optional<String> id) implements SessionEntry {}

    /**
     * It may not.
     *
     * @param kind how it is turned away
     * @param error why
     */
    record Closed(Reply.Kind kind, RpcError error) implements SessionEntry {}
}
