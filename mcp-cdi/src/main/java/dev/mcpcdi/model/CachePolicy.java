package dev.mcpcdi.model;

import java.time.Duration;

/**
 * How long a client may keep a result, and whether others may have it.
 *
 * @param ttl how long, in whole milliseconds; nothing for not at all
 * @param isPublic whether it is the same for every caller
 */
public record CachePolicy(Duration ttl, boolean isPublic) {

    /** What is right for any result. */
    public static final CachePolicy NONE = new CachePolicy(Duration.ZERO, false);

    /**
     * The same for one caller.
     *
     * @return never public
     */
    public CachePolicy alone() {
        return new CachePolicy(ttl, false);
    }
}
