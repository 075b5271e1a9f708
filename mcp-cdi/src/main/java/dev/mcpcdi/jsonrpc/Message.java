package dev.mcpcdi.jsonrpc;

import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;

/** A JSON-RPC 2.0 message. Immutable. */
public sealed interface Message {

    /**
     * A message that is answered.
     *
     * @param id a JSON string or an integral JSON number, echoed as it came
     * @param method the method
     * @param params the parameters, the empty object if there were none
     */
    record Request(JsonValue id, String method, JsonObject params) implements Message {}

    /**
     * A message that is never answered.
     *
     * @param method the method
     * @param params the parameters, the empty object if there were none
     */
    record Notification(String method, JsonObject params) implements Message {}

    /** The answer to a request. */
    sealed interface Response extends Message {}

    /**
     * The answer of a request that succeeded.
     *
     * @param id the request's id
     * @param result the result
     */
    record Success(JsonValue id, JsonObject result) implements Response {}

    /**
     * The answer of a request that failed.
     *
     * @param id the request's id, empty if it could not be read
     * @param error what went wrong
     */
    record Failure(Optional<JsonValue> id, RpcError error) implements Response {}

    /**
     * The answers to the requests of a batch; written only, never read.
     *
     * @param responses the answers, at least one
     */
    record Batch(List<Response> responses) implements Response {

        /** Copies the list. */
        public Batch {
            responses = List.copyOf(responses);
        }
    }

    /**
     * An id as text: 7 and "7" are one, as clients mix them.
     *
     * @param id an id
     * @return its text
     */
    static String text(JsonValue id) {
        return id instanceof JsonString string ? string.getString() : id.toString();
    }
}
