package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import java.util.Optional;

/** The arguments of one method: their schema, and JSON to Java. Frozen at start; any thread. */
public interface ArgumentsModel {

    /**
     * The JSON Schema of the arguments.
     *
     * @return an object schema
     */
    JsonObject schema();

    /**
     * Binds and checks what a client sent.
     *
     * @param arguments the arguments
     * @return the values, in the order of the sources the model was made from
     * @throws InvalidArgumentsException if any does not fit; its message names all violations
     */
    Object[] bind(JsonObject arguments);

    /**
     * Tells whether a failure of the call says that the container found its arguments unfit, by
     * constraints that no schema lists.
     *
     * @param thrown what the call threw
     * @param arguments the arguments
     * @return the same in the words of {@link #bind}; empty if it says anything else
     */
    default Optional<InvalidArgumentsException> refusal(Throwable thrown, JsonObject arguments) {
        return Optional.empty();
    }
}
