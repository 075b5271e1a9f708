package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.AsciiJson;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.MalformedMessageException;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the rounds of one call have brought so far. It travels with the client, so that any process
 * can serve the next round.
 *
 * @param outcomes what was asked and answered, by key
 * @param asked the digests of what was asked in the last round, by key
 */
record CallState(Map<String, Recorded> outcomes, Map<String, String> asked) {

    /** A number of the format: a state of another one is none. */
    private static final int VERSION = 3;

    static CallState empty() {
        return new CallState(new LinkedHashMap<>(), new LinkedHashMap<>());
    }

    /**
     * One answer, as it came.
     *
     * @param result the result of the client
     * @param question the digest of the question
     */
    record Recorded(JsonObject result, String question) {}

    /** Reads a state; what is none is empty, so that all is asked again. */
    static CallState read(String text, Codec codec) {
        try {
            JsonValue value = codec.parse(text.getBytes(StandardCharsets.UTF_8));
            return value instanceof JsonObject state && state.getInt("v", 0) == VERSION
                    ? read(state)
                    : empty();
        } catch (MalformedMessageException none) {
            return empty();
        }
    }

    private static CallState read(JsonObject state) {
        CallState read = empty();
        members(state, "outcomes")
                .forEach(
                        (key, value) ->
                                recorded(value).ifPresent(one -> read.outcomes.put(key, one)));
        members(state, "asked")
                .forEach(
                        (key, value) -> {
                            if (value instanceof JsonString digest) {
                                read.asked.put(key, digest.getString());
                            }
                        });
        return read;
    }

    private static JsonObject members(JsonObject state, String name) {
        return state.get(name) instanceof JsonObject object ? object : JsonValue.EMPTY_JSON_OBJECT;
    }

    private static Optional<Recorded> recorded(JsonValue value) {
        return value instanceof JsonObject entry
                        && entry.get("result") instanceof JsonObject result
                        && entry.get("q") instanceof JsonString digest
                ? Optional.of(new Recorded(result, digest.getString()))
                : Optional.empty();
    }

    /** The key of the longest answer; empty if there is none. */
    Optional<String> longest() {
        return outcomes.entrySet().stream()
                .max(Comparator.comparingInt(one -> one.getValue().result().toString().length()))
                .map(Map.Entry::getKey);
    }

    String text(JsonBuilderFactory json) {
        JsonObjectBuilder known = json.createObjectBuilder();
        outcomes.forEach(
                (key, one) ->
                        known.add(
                                key,
                                json.createObjectBuilder()
                                        .add("result", one.result())
                                        .add("q", one.question())));
        JsonObjectBuilder open = json.createObjectBuilder();
        asked.forEach(open::add);
        // ASCII, so that half a surrogate pair of an answer survives the encoding.
        return new String(
                AsciiJson.inOrder(
                        json.createObjectBuilder()
                                .add("v", VERSION)
                                .add("outcomes", known)
                                .add("asked", open)
                                .build()),
                StandardCharsets.US_ASCII);
    }
}
