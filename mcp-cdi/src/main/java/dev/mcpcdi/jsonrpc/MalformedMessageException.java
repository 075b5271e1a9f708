package dev.mcpcdi.jsonrpc;

import jakarta.json.JsonValue;
import java.util.Optional;

/** Text that is no message. Carries what to answer. */
public final class MalformedMessageException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Message.Failure answer;

    private MalformedMessageException(Message.Failure answer, Throwable cause) {
        super(answer.error().message(), cause);
        this.answer = answer;
    }

    /**
     * The answer: {@code -32700} for what is not JSON, {@code -32600} for JSON of another shape. It
     * has the id of a request whose id could be read.
     *
     * @return the answer
     */
    public Message.Failure answer() {
        return answer;
    }

    static MalformedMessageException parseError(Throwable cause) {
        return new MalformedMessageException(
                failure(Optional.empty(), RpcError.PARSE_ERROR, "Parse error"), cause);
    }

    static MalformedMessageException parseError(String reason) {
        return new MalformedMessageException(
                failure(Optional.empty(), RpcError.PARSE_ERROR, "Parse error: " + reason), null);
    }

    static MalformedMessageException invalidRequest(Optional<JsonValue> id, String reason) {
        return new MalformedMessageException(
                failure(id, RpcError.INVALID_REQUEST, "Invalid request: " + reason), null);
    }

    private static Message.Failure failure(Optional<JsonValue> id, int code, String message) {
        return new Message.Failure(id, new RpcError(code, message));
    }
}
