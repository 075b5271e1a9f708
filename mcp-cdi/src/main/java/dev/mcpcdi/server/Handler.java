package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Revision;

/** Serves one method. Safe for any thread. */
@FunctionalInterface
interface Handler {

    /**
     * Serves a request, now or later; if it throws, the request is answered for it.
     *
     * @param request the request
     * @param revision the revision to speak
     * @param answer takes the answer
     */
    void handle(Request request, Revision revision, Answer answer);
}
