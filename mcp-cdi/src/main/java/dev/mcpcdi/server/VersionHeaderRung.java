package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.MetaKeys;
import java.util.Optional;

/** The header names the revision of the body; before either is judged. */
final class VersionHeaderRung implements Rung {

    @Override
    public Optional<RpcError> check(Inbound inbound) {
        return inbound.headers()
                .flatMap(
                        headers ->
                                compare(new RoutingHeader(VersionHeader.NAME, headers), inbound));
    }

    private static Optional<RpcError> compare(RoutingHeader header, Inbound inbound) {
        return header.mustSay(inbound.meta().getString(MetaKeys.PROTOCOL_VERSION));
    }
}
