package dev.mcpcdi;

import java.util.Optional;

/**
 * How a user answered, for a parameter that wants to know: a parameter of the plain type ends the
 * call where the user did not accept.
 *
 * <pre>{@code
 * @Tool
 * String order(String title, @Confirmed ElicitationResult<Backorder> backorder) {
 *     return backorder.accepted().map(this::place).orElse("No order placed.");
 * }
 * }</pre>
 *
 * <p>A value that the resolver knew without asking counts as accepted.
 *
 * @param <T> what the form makes
 */
public sealed interface ElicitationResult<T> {

    /**
     * What the user agreed to.
     *
     * @return the value; empty if the user declined or cancelled
     */
    default Optional<T> accepted() {
        return this instanceof Accepted<T> accepted
                ? Optional.ofNullable(accepted.value())
                : Optional.empty();
    }

    /**
     * The user filled the form in.
     *
     * @param value what the form says
     * @param <T> its type
     */
    record Accepted<T>(T value) implements ElicitationResult<T> {}

    /**
     * The user said no.
     *
     * @param <T> what the form would have made
     */
    record Declined<T>() implements ElicitationResult<T> {}

    /**
     * The user closed the form without an answer.
     *
     * @param <T> what the form would have made
     */
    record Cancelled<T>() implements ElicitationResult<T> {}
}
