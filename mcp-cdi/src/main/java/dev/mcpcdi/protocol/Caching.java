package dev.mcpcdi.protocol;

import dev.mcpcdi.model.CachePolicy;
import java.util.Map;

/**
 * How long clients may keep what the server answers.
 *
 * @param policies by method; what is missing is not kept
 */
public record Caching(Map<Cacheable, CachePolicy> policies) {

    /** Nothing is kept. */
    public static final Caching NONE = new Caching(Map.of());

    /** Copies the map. */
    public Caching {
        policies = Map.copyOf(policies);
    }

    CachePolicy of(Cacheable method) {
        return policies.getOrDefault(method, CachePolicy.NONE);
    }
}
