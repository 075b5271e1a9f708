package dev.mcpcdi.schema;

import jakarta.json.JsonObject;

/** A form for the user: its schema, and the answer to Java. Frozen at start; any thread. */
public interface FormModel {

    /**
     * The JSON Schema of the form.
     *
     * @return an object schema of the allowed subset
     */
    JsonObject schema();

    /**
     * Binds and checks what a user answered.
     *
     * @param content the members of the form
     * @return the value
     * @throws InvalidArgumentsException if any member does not fit
     */
    Object read(JsonObject content);
}
