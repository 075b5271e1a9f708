package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import java.util.function.Supplier;

/** {@code server/discover}: what the server is and can do. */
final class DiscoverHandler implements Handler {

    private final Results results;
    private final Supplier<Capabilities> capabilities;

    DiscoverHandler(Results results, Supplier<Capabilities> capabilities) {
        this.results = results;
        this.capabilities = capabilities;
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        answer.result(results.discover(revision, capabilities.get()));
    }
}
