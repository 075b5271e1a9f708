package dev.mcpcdi.jsonrpc;

import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * The error of a failed request.
 *
 * @param code the code; the five of JSON-RPC are constants here
 * @param message one short sentence
 * @param data what the code defines, empty for nothing
 */
public record RpcError(int code, String message, Optional<JsonValue> data) {

    /** The text is not JSON. */
    public static final int PARSE_ERROR = -32700;

    /** The JSON is not a message. */
    public static final int INVALID_REQUEST = -32600;

    /** Nobody serves the method. */
    public static final int METHOD_NOT_FOUND = -32601;

    /** The parameters do not fit the method. */
    public static final int INVALID_PARAMS = -32602;

    /** The server failed. */
    public static final int INTERNAL_ERROR = -32603;

    /**
     * Makes an error without data.
     *
     * @param code the code
     * @param message one short sentence
     */
    public RpcError(int code, String message) {
        this(code, message, Optional.empty());
    }
}
