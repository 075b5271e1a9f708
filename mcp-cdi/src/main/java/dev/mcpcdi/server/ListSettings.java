package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Caching;

/**
 * How lists and what they name are given to clients.
 *
 * @param pageSize how many entries one result has, at least one
 * @param caching how long clients may keep results
 */
public record ListSettings(int pageSize, Caching caching) {

    static ListSettings defaults() {
        return new ListSettings(1_000, Caching.NONE);
    }
}
