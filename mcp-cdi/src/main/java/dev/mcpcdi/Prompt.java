package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Offers a method of a CDI bean to people as a prompt, which they choose and fill in.
 *
 * <p>Parameters that carry a CDI qualifier are injection points, as those of a {@link Tool}; all
 * others are the arguments of the prompt. Clients send texts, which are bound to the type of the
 * parameter: {@code 5} to an {@code int}, and JSON text to a record or list.
 *
 * <p>The method returns a String, which becomes a message of the user, or {@link PromptMessage},
 * {@link Content}, a list of them, or {@link PromptReply}; any other value becomes its JSON text.
 * It is called as a tool is, and may return a {@link java.util.concurrent.CompletionStage}. A null
 * is a failure. The message of a {@link ToolException} reaches the client with an internal error,
 * an {@link McpException} becomes its own error, and of any other throwable the client learns only
 * that the prompt failed.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2025-11-25/server/prompts">Prompts,
 *     2025-11-25</a>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Prompt {

    /**
     * The name that clients call, unique among the prompts of the application: 1 to 128 of {@code
     * A-Za-z0-9_.-}.
     *
     * @return the name; empty stands for the method's name as it is
     */
    String name() default "";

    /**
     * The name shown to people.
     *
     * @return the title; empty stands for none
     */
    String title() default "";

    /**
     * What the prompt is for, written for people.
     *
     * @return the description; empty stands for none and is warned of at start
     */
    String description() default "";
}
