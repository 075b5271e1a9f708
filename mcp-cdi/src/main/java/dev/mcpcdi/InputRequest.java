package dev.mcpcdi;

import jakarta.json.JsonObject;
import java.util.Objects;

/** One thing that a server asks its client for. Immutable. */
public sealed interface InputRequest {

    /**
     * A form for the user.
     *
     * @param message what the user reads, not null
     * @param schema the form, not null: an object schema whose properties are texts, numbers,
     *     booleans, choices or lists of choices
     * @see <a
     *     href="https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation">Elicitation,
     *     Requested Schema</a>
     */
    record Form(String message, JsonObject schema) implements InputRequest {

        /** Checks that both are there. */
        public Form {
            Objects.requireNonNull(message, "message");
            Objects.requireNonNull(schema, "schema");
        }
    }
}
