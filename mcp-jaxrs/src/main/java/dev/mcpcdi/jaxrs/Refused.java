package dev.mcpcdi.jaxrs;

import dev.mcpcdi.jsonrpc.RpcError;

/** A request that does not reach the engine. Without a stack trace: a client causes it at will. */
final class Refused extends Exception {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final int code;

    private Refused(int status, int code, String message) {
        super(message, null, false, false);
        this.status = status;
        this.code = code;
    }

    static Refused unreadableBody() {
        return new Refused(400, RpcError.PARSE_ERROR, "Parse error: the body could not be read");
    }

    static Refused origin() {
        return new Refused(
                403,
                RpcError.INVALID_REQUEST,
                "Origin not allowed: the setting mcp.http.allowed-origins lists those that are");
    }

    static Refused host() {
        return new Refused(
                403,
                RpcError.INVALID_REQUEST,
                "Host not allowed: the setting mcp.http.allowed-hosts lists those that are");
    }

    static Refused otherApplication() {
        return new Refused(404, RpcError.INVALID_REQUEST, "Not Found");
    }

    static Refused notAcceptable() {
        return new Refused(
                406,
                RpcError.INVALID_REQUEST,
                "Not Acceptable: Client must accept application/json");
    }

    static Refused tooLarge(int limit) {
        return new Refused(
                413,
                RpcError.INVALID_REQUEST,
                "Request body too large: at most " + limit + " bytes are read");
    }

    static Refused unsupportedMediaType() {
        return new Refused(
                415,
                RpcError.INVALID_REQUEST,
                "Unsupported Media Type: Content-Type must be application/json in UTF-8");
    }

    static Refused headerTooLong(int limit) {
        return new Refused(
                431,
                RpcError.INVALID_REQUEST,
                "Request header too long: at most " + limit + " characters are read");
    }

    static Refused notStarted() {
        return new Refused(
                503, RpcError.INTERNAL_ERROR, "Not started: the log of the server says why");
    }

    int status() {
        return status;
    }

    RpcError error() {
        return new RpcError(code, getMessage());
    }
}
