package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Codec;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a client brings to a round beside the arguments; nothing to the first.
 *
 * @param responses the results of the client, by the keys of the questions
 * @param opened the state as the application or its resolvers gave it; empty if none came
 * @param state what the state says of resolvers
 */
record Retry(Map<String, JsonObject> responses, Optional<String> opened, CallState state) {

    /** Of a call that has no rounds. */
    static final Retry NONE = new Retry(Map.of(), Optional.empty(), CallState.empty());

    /** The answers of the parameters; empty if they have not the right shape. */
    static Optional<Map<String, JsonObject>> responses(JsonObject params) {
        JsonValue given = params.getOrDefault("inputResponses", JsonValue.EMPTY_JSON_OBJECT);
        if (!(given instanceof JsonObject all)) {
            return Optional.empty();
        }
        Map<String, JsonObject> responses = new LinkedHashMap<>();
        for (Map.Entry<String, JsonValue> one : all.entrySet()) {
            if (!(one.getValue() instanceof JsonObject result)) {
                return Optional.empty();
            }
            responses.put(one.getKey(), result);
        }
        return Optional.of(Collections.unmodifiableMap(responses));
    }

    static Retry of(Map<String, JsonObject> responses, Optional<String> opened, Codec codec) {
        CallState state =
                opened.map(text -> CallState.read(text, codec)).orElseGet(CallState::empty);
        return new Retry(responses, opened, state);
    }
}
