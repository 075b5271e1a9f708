package dev.mcpcdi;

import java.util.Objects;

/**
 * Asks the user to fill in a form.
 *
 * <p>The form is made of {@code T} when the application starts: a record, bean or class with public
 * fields whose members are texts, numbers, booleans, dates, choices, or lists of choices; see
 * {@link ToolArg} and {@link Literal}. {@code T} is read from what the resolver declares to return,
 * such as {@code Elicit<Backorder>} or {@code Resolution<Backorder>}. The answer is checked like an
 * argument.
 *
 * <p>A client that cannot ask gets the error -32021, and only when it is really asked.
 *
 * @param message what the user reads, not null
 * @param <T> what the form makes
 * @see <a
 *     href="https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation">Elicitation</a>
 */
public record Elicit<T>(String message) implements Resolution<T> {

    /** Checks that there is a message. */
    public Elicit {
        Objects.requireNonNull(message, "message");
    }
}
