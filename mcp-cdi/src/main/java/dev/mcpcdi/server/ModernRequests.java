package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.spi.JsonProvider;
import java.util.List;
import java.util.Optional;

/** Requests of 2026-07-28: each is checked alone, rung by rung, before a handler sees it. */
final class ModernRequests implements Requests {

    private final Methods.Table methods;
    private final List<Rung> ladder;

    ModernRequests(Methods.Table methods, JsonProvider json) {
        this.methods = methods;
        // What a client learns from an error depends on this order: that its headers and its body
        // disagree comes before what either of them says.
        ladder =
                List.of(
                        new EnvelopeRung(),
                        new VersionHeaderRung(),
                        new ServedVersionRung(json),
                        new RoutingHeadersRung());
    }

    @Override
    public void serve(Inbound inbound, Answer answer) {
        for (Rung rung : ladder) {
            Optional<RpcError> error = rung.check(inbound);
            if (error.isPresent()) {
                answer.reject(error.get());
                return;
            }
        }
        Optional<Handler> handler = methods.find(inbound.method());
        if (handler.isEmpty()) {
            answer.methodNotFound(inbound.method());
        } else {
            handler.get()
                    .handle(
                            inbound.request(),
                            Revision.V2026_07_28,
                            answer.to(ClientWords.of(inbound.request())));
        }
    }
}
