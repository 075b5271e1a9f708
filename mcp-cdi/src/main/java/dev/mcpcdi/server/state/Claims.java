package dev.mcpcdi.server.state;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/**
 * What a sealed state says: the state, and for which request, whom and how long it is. Times are
 * seconds since 1970.
 */
record Claims(
        BigDecimal mintedAt,
        BigDecimal expiresAt,
        String method,
        String target,
        String argumentsDigest,
        String state,
        Optional<String> audience,
        Optional<String> principalDigest) {

    static BigDecimal seconds(Instant instant) {
        return BigDecimal.valueOf(instant.getEpochSecond())
                .add(BigDecimal.valueOf(instant.getNano(), 9));
    }
}
