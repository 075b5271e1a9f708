package dev.mcpcdi;

/**
 * What a {@link Resolver} comes to that may have to ask: a value, or a question whose answer is the
 * value. A question goes to the user ({@link Elicit}, {@link ElicitUrl}), to the client's model
 * ({@link Sample}, {@link ToolSample}) or to the client itself ({@link ListRoots}).
 *
 * <pre>{@code
 * return stock.copies() > 0 ? Resolution.of(new Backorder(true)) : new Elicit<>("Order anyway?");
 * }</pre>
 *
 * <p>A question is known by its exact words: build it from the arguments and earlier answers alone,
 * or the client is asked again.
 *
 * @param <T> the value
 */
public sealed interface Resolution<T>
        permits Resolution.Known, Elicit, ElicitUrl, Sample, ToolSample, ListRoots {

    /**
     * A value that needs no question.
     *
     * @param value the value, may be null
     * @param <T> its type
     * @return the resolution
     */
    static <T> Resolution<T> of(T value) {
        return new Known<>(value);
    }

    /**
     * A value that needs no question.
     *
     * @param value the value, may be null
     * @param <T> its type
     */
    record Known<T>(T value) implements Resolution<T> {}
}
