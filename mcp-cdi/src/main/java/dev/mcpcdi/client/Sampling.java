package dev.mcpcdi.client;

import dev.mcpcdi.SamplingRequest;
import java.util.Objects;

/**
 * What a server asks the client's model. Immutable.
 *
 * @param key what the server calls the question
 * @param request what the model is asked
 */
public record Sampling(String key, SamplingRequest request) implements Question {

    /** Refuses null. */
    public Sampling {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(request, "request");
    }
}
