package dev.mcpcdi.jsonrpc;

import static dev.mcpcdi.jsonrpc.MalformedMessageException.invalidRequest;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/** Decides what a JSON value is as a message, or why it is none. */
final class MessageReader {

    /** Far beyond any that is served, and short enough to be repeated in an answer. */
    private static final int MAX_METHOD = 256;

    private static final int MAX_ID = 1024;

    Message read(JsonValue value) throws MalformedMessageException {
        if (value instanceof JsonArray) {
            throw invalidRequest(Optional.empty(), "one message at a time, not an array");
        }
        if (!(value instanceof JsonObject message)) {
            throw invalidRequest(Optional.empty(), "a message is an object");
        }
        // By the members that are there, not by those that are well formed: a request with an
        // unusable id is a bad request, never a notification (JSON-RPC 2.0, 4.1).
        boolean isResponse =
                !message.containsKey("method")
                        && (message.containsKey("result") || message.containsKey("error"));
        return isResponse ? response(message) : call(message);
    }

    private static Message call(JsonObject message) throws MalformedMessageException {
        Optional<JsonValue> id = id(message);
        checkVersion(message, id);
        if (!(message.get("method") instanceof JsonString method)) {
            throw invalidRequest(id, "method must be a string");
        }
        if (method.getString().length() > MAX_METHOD) {
            throw invalidRequest(id, "method has more than " + MAX_METHOD + " characters");
        }
        JsonValue given = message.getOrDefault("params", JsonValue.EMPTY_JSON_OBJECT);
        if (!(given instanceof JsonObject params)) {
            throw invalidRequest(id, "params must be an object");
        }
        return id.isPresent()
                ? new Message.Request(id.get(), method.getString(), params)
                : new Message.Notification(method.getString(), params);
    }

    /** A bad response is refused without its id, which is one of this side's own requests. */
    private static Message response(JsonObject message) throws MalformedMessageException {
        Optional<JsonValue> id = id(message);
        checkVersion(message, Optional.empty());
        if (message.containsKey("result") == message.containsKey("error")) {
            throw invalidRequest(Optional.empty(), "a response has either result or error");
        }
        if (message.containsKey("error")) {
            return new Message.Failure(id, error(message.get("error")));
        }
        if (id.isEmpty()) {
            throw invalidRequest(Optional.empty(), "a result must have an id");
        }
        if (!(message.get("result") instanceof JsonObject result)) {
            throw invalidRequest(Optional.empty(), "result must be an object");
        }
        return new Message.Success(id.get(), result);
    }

    private static RpcError error(JsonValue value) throws MalformedMessageException {
        if (value instanceof JsonObject error
                && isInteger(error.get("code"))
                && error.get("message") instanceof JsonString message) {
            try {
                int code = error.getJsonNumber("code").intValueExact();
                return new RpcError(
                        code, message.getString(), Optional.ofNullable(error.get("data")));
            } catch (ArithmeticException e) {
                throw invalidRequest(Optional.empty(), "the code of an error is out of range");
            }
        }
        throw invalidRequest(Optional.empty(), "an error has an integer code and a message");
    }

    private static void checkVersion(JsonObject message, Optional<JsonValue> id)
            throws MalformedMessageException {
        if (!(message.get("jsonrpc") instanceof JsonString version
                && version.getString().equals("2.0"))) {
            throw invalidRequest(id, "jsonrpc must be \"2.0\"");
        }
    }

    private static Optional<JsonValue> id(JsonObject message) throws MalformedMessageException {
        JsonValue id = message.get("id");
        if (id instanceof JsonString text && text.getString().length() > MAX_ID) {
            throw invalidRequest(Optional.empty(), "id has more than " + MAX_ID + " characters");
        }
        if (id == null || id instanceof JsonString || isInteger(id)) {
            return Optional.ofNullable(id);
        }
        throw invalidRequest(Optional.empty(), "id must be a string or an integer");
    }

    private static boolean isInteger(JsonValue value) {
        return value instanceof JsonNumber number && number.isIntegral();
    }
}
