package dev.mcpcdi.client;

import java.util.Objects;

/**
 * A server wants to know the folders that it may work in. Immutable.
 *
 * @param key what the server calls the question
 */
public record RootsListing(String key) implements Question {

    /** Refuses null. */
    public RootsListing {
        Objects.requireNonNull(key, "key");
    }
}
