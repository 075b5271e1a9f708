package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;

/** {@code ping}: nothing but an answer. */
final class PingHandler implements Handler {

    private final Results results;

    PingHandler(Results results) {
        this.results = results;
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        answer.result(results.empty(revision));
    }
}
