package dev.mcpcdi.server.state;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How request state is sealed. Immutable; keys are copied in and out and never printed.
 *
 * @param keys the secrets, each of at least {@link #MIN_KEY_BYTES} bytes and no two alike: the
 *     first seals, all open; empty for a random one that lives and dies with the process
 * @param ttl how long a sealed state can be opened, positive
 * @param audience for which server the state is; empty for the server's name
 * @param maxBytes the longest sealed state
 * @param oneTime whether a state can be opened only once
 */
public record StateSettings(
        List<byte[]> keys, Duration ttl, Optional<String> audience, int maxBytes, boolean oneTime) {

    /** The least length of a key: what is sealed with AES-256 needs a secret of 256 bits. */
    public static final int MIN_KEY_BYTES = 32;

    /** Copies the keys and refuses what is documented as not allowed. */
    public StateSettings {
        keys = copy(keys);
        Objects.requireNonNull(audience, "audience");
        require(
                keys.stream().allMatch(key -> key.length >= MIN_KEY_BYTES),
                "a key is shorter than " + MIN_KEY_BYTES + " bytes");
        require(
                keys.stream().map(Arrays::toString).distinct().count() == keys.size(),
                "a key is there twice");
        require(!ttl.isNegative() && !ttl.isZero(), "ttl is not positive");
        require(maxBytes > 0, "maxBytes is not positive");
    }

    /**
     * What holds where nothing is configured.
     *
     * @return the defaults
     */
    public static StateSettings defaults() {
        return new StateSettings(
                List.of(), Duration.ofMinutes(10), Optional.empty(), 1024 * 1024, false);
    }

    @Override
    public List<byte[]> keys() {
        return copy(keys);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StateSettings that
                && Arrays.deepEquals(keys.toArray(), that.keys.toArray())
                && ttl.equals(that.ttl)
                && audience.equals(that.audience)
                && maxBytes == that.maxBytes
                && oneTime == that.oneTime;
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.deepHashCode(keys.toArray()), ttl, audience, maxBytes, oneTime);
    }

    @Override
    public String toString() {
        return "StateSettings[keys=(%d), ttl=%s, audience=%s, maxBytes=%d, oneTime=%s]"
                .formatted(keys.size(), ttl, audience, maxBytes, oneTime);
    }

    private static List<byte[]> copy(List<byte[]> keys) {
        return keys.stream().map(byte[]::clone).toList();
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
