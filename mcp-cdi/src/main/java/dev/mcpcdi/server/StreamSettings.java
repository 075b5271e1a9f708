package dev.mcpcdi.server;

import java.time.Duration;

/**
 * When a response over HTTP becomes an event stream. Immutable.
 *
 * @param isJsonOnly whether it never does, so that what a call says before its answer is dropped
 * @param after how long a call may take before it does
 * @param replayBytes how many bytes are kept of what was sent on streams, to be sent again
 */
public record StreamSettings(boolean isJsonOnly, Duration after, int replayBytes) {

    /**
     * What holds where nothing is configured.
     *
     * @return the defaults
     */
    public static StreamSettings defaults() {
        return new StreamSettings(
                false,
                Duration.ofSeconds(15), // as the reference does
                16 * 1024 * 1024);
    }
}
