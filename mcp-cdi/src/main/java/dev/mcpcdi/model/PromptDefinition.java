package dev.mcpcdi.model;

import java.util.List;
import java.util.Optional;

/**
 * What the application offers as one prompt. Immutable and safe for any thread.
 *
 * @param name the unique name
 * @param title the name for people
 * @param description what it is for
 * @param arguments what is to be filled in, in order
 * @param decoration icons and the like
 * @param access who may use it
 */
public record PromptDefinition(
        String name,
        Optional<String> title,
        Optional<String> description,
        List<Argument> arguments,
        Decoration decoration,
        Access access) {

    /** Copies the list. */
    public PromptDefinition {
        arguments = List.copyOf(arguments);
    }

    /**
     * One argument.
     *
     * @param name its name
     * @param title its name for people
     * @param description what to fill in
     * @param isRequired whether it must be there
     */
    public record Argument(
            String name,
            Optional<String> title,
            Optional<String> description,
            boolean isRequired) {}
}
