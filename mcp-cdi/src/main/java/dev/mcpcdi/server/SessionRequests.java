package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Revision;
import java.util.Map;
import java.util.Optional;

/** Requests up to 2025-11-25, served without session ids. */
final class SessionRequests implements Requests {

    private final Map<String, Handler> handlers;

    SessionRequests(Map<String, Handler> handlers) {
        this.handlers = handlers;
    }

    @Override
    public void serve(Inbound inbound, Answer answer) {
        Optional<Revision> revision = revision(inbound);
        if (revision.isEmpty()) {
            // 2025-11-25, Transports, Protocol Version Header: a bad value is a 400.
            answer.reject(new RpcError(RpcError.INVALID_REQUEST, VersionHeader.UNKNOWN));
            return;
        }
        Handler handler = handlers.get(inbound.method());
        if (handler == null) {
            answer.methodNotFound(inbound.method());
        } else {
            handler.handle(inbound.request(), revision.get(), answer);
        }
    }

    /** The handshake agrees on a revision by its body, whatever stands in the header. */
    private static Optional<Revision> revision(Inbound inbound) {
        return inbound.method().equals("initialize")
                ? Optional.of(inbound.version().byDefault())
                : inbound.version().session();
    }
}
