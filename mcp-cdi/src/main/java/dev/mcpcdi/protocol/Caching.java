package dev.mcpcdi.protocol;

import dev.mcpcdi.model.CachePolicy;
import java.util.EnumMap;
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

    /**
     * The same for one caller each.
     *
     * @return never public
     */
    public Caching alone() {
        Map<Cacheable, CachePolicy> alone = new EnumMap<>(Cacheable.class);
        policies.forEach((method, policy) -> alone.put(method, policy.alone()));
        return new Caching(alone);
    }

    CachePolicy of(Cacheable method) {
        return policies.getOrDefault(method, CachePolicy.NONE);
    }
}
