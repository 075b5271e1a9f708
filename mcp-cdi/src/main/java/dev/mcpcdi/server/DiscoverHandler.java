package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;

/** {@code server/discover}: what the server is and can do. */
final class DiscoverHandler implements Handler {

    private final JsonObject result;

    DiscoverHandler(Results results, Capabilities capabilities) {
        result = results.discover(Revision.V2026_07_28, capabilities);
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        answer.result(result);
    }
}
