package dev.mcpcdi.client;

import dev.mcpcdi.jsonrpc.RpcError;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * A server answered a request with a JSON-RPC error.
 *
 * <p>A tool that calls another server and lets this pass fails like after any other exception: the
 * words of one server never reach the client of another by themselves.
 */
public final class RpcErrorException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int code;
    private final transient JsonValue data;

    RpcErrorException(RpcError error) {
        super(error.message());
        this.code = error.code();
        this.data = error.data().orElse(null);
    }

    /**
     * What the server calls the error.
     *
     * @return a code of JSON-RPC, MCP or the server
     */
    public int code() {
        return code;
    }

    /**
     * What the error carries beside its message.
     *
     * @return the data, empty if there is none
     */
    public Optional<JsonValue> data() {
        return Optional.ofNullable(data);
    }
}
