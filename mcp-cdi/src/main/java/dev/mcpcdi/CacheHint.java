package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how long clients of 2026-07-28 may keep what a {@link Resource} or {@link ResourceTemplate}
 * method returned. It goes before the setting {@code mcp.cache.resources-read}; without both they
 * ask each time. A client that hears of an update asks again at once.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2026-07-28">Caching, 2026-07-28</a>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface CacheHint {

    /**
     * How long.
     *
     * @return a duration such as {@code PT5M}, not negative
     */
    String ttl();

    /**
     * For whom.
     *
     * @return {@link Scope#PUBLIC} promises that every caller gets the same, because others on the
     *     way may answer with it
     */
    Scope scope() default Scope.PRIVATE;

    /** For whom a kept result is. */
    enum Scope {
        /** For the caller alone. */
        PRIVATE,
        /** For everybody. */
        PUBLIC
    }
}
