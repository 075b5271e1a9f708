package dev.mcpcdi.schema;

import jakarta.json.JsonObject;

/**
 * What an elicitation asks a person for: the form, and the answer to Java. Frozen at start; any
 * thread.
 */
public interface FormModel {

    /**
     * The {@code requestedSchema} of the question: flat, with the keywords of {@code
     * PrimitiveSchemaDefinition} alone.
     *
     * @return an object schema
     */
    JsonObject schema();

    /**
     * Checks an accepted answer and makes the object of it. Constraints that the form could not
     * list are checked as well; what a failing validator of the application throws is passed on.
     *
     * @param content the answer; members that were not asked for are ignored, null counts as no
     *     answer where none is needed
     * @return an object of the type that the form was made from
     * @throws InvalidArgumentsException if any member does not fit; its message names all
     *     violations
     */
    Object read(JsonObject content);
}
