package dev.mcpcdi.invoke;

/** Turns what a method returned into what a client gets. Safe for any thread. */
@FunctionalInterface
interface Encoder {

    /**
     * Encodes a value, which is no question.
     *
     * @throws RuntimeException if it cannot; the call has failed then
     */
    Outcome encode(Object value);
}
