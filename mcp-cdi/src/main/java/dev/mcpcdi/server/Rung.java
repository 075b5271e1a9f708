package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.ErrorCodes;
import java.util.Optional;

/** One check of a modern request. */
interface Rung {

    /**
     * Checks a request that passed all rungs below.
     *
     * @param inbound the request
     * @return why it is rejected, empty if it passes
     */
    Optional<RpcError> check(Inbound inbound);

    /** Rejects a request whose headers do not fit its body. */
    static Optional<RpcError> mismatch(String reason) {
        return Optional.of(new RpcError(ErrorCodes.HEADER_MISMATCH, reason));
    }
}
