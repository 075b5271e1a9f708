package dev.mcpcdi;

import jakarta.json.JsonObject;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;

/** One thing that a server asks its client for. Immutable. */
public sealed interface InputRequest
        permits InputRequest.Form, InputRequest.Url, InputRequest.Roots, SamplingRequest {

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

    /**
     * A page for the user to open.
     *
     * @param message what the user reads, not null
     * @param url the page, an absolute address, not null
     * @param id the {@code elicitationId} that a client of 2025-11-25 sees; empty for one that the
     *     server makes up
     */
    record Url(String message, URI url, Optional<String> id) implements InputRequest {

        /** Refuses null. */
        public Url {
            Objects.requireNonNull(message, "message");
            Objects.requireNonNull(url, "url");
            Objects.requireNonNull(id, "id");
        }
    }

    /** The folders of the client. */
    record Roots() implements InputRequest {}
}
