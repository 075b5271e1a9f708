package dev.mcpcdi.model;

import jakarta.json.JsonObject;

/** What a call asks its client. Immutable. */
public sealed interface Question {

    /**
     * A form for the user.
     *
     * @param message what the user reads
     * @param schema the form, an object schema of the allowed subset
     */
    record Form(String message, JsonObject schema) implements Question {}
}
