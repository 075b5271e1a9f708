package dev.mcpcdi.client;

import jakarta.json.JsonObject;
import java.util.Objects;

/**
 * A form that a server wants a user to fill in. Immutable.
 *
 * @param key what the server calls the question
 * @param message what the user reads
 * @param requestedSchema the JSON Schema of the form, as on the wire
 */
public record Elicitation(String key, String message, JsonObject requestedSchema)
        implements Question {

    /** Refuses null. */
    public Elicitation {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(message, "message");
        Objects.requireNonNull(requestedSchema, "requestedSchema");
    }
}
