package dev.mcpcdi.server.state;

import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/** Placeholder. */
public final class RequestStates {
    /** Placeholder. */
    public RequestStates() {}

    /** Placeholder. */
    public record Binding(
            String method, String target, JsonObject arguments, Optional<String> principal) {}

    /** Placeholder. */
    public String seal(String state, Binding binding) {
        return state;
    }

    /** Placeholder. */
    public String open(JsonValue sent, Binding binding) throws RejectedStateException {
        if (sent instanceof JsonString text) {
            return text.getString();
        }
        throw new RejectedStateException();
    }
}
