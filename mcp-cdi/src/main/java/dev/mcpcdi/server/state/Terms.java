package dev.mcpcdi.server.state;

import dev.mcpcdi.jsonrpc.AsciiJson;
import java.math.BigDecimal;
import java.nio.charset.CharacterCodingException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** What a sealed state is bound to: written when it is made, checked when it is back. Immutable. */
final class Terms {

    /** How far the clocks of two nodes may be apart. */
    private static final BigDecimal SKEW = BigDecimal.valueOf(60);

    private final BigDecimal ttl;
    private final String audience;
    private final PrincipalDigest principals = new PrincipalDigest();

    Terms(Duration ttl, String audience) {
        this.ttl = Claims.seconds(Instant.EPOCH.plus(ttl));
        this.audience = audience;
    }

    Claims claims(String state, Binding binding, Instant now) throws CharacterCodingException {
        BigDecimal mintedAt = Claims.seconds(now);
        Optional<String> principal = Optional.empty();
        if (binding.principal().isPresent()) {
            principal = Optional.of(principals.of(binding.principal().get()));
        }
        return new Claims(
                mintedAt,
                mintedAt.add(ttl),
                binding.method(),
                binding.target(),
                digest(binding),
                state,
                Optional.of(audience),
                principal);
    }

    void check(Claims claims, Binding binding, Instant instant) throws Rejection {
        BigDecimal now = Claims.seconds(instant);
        require(claims.mintedAt().compareTo(now.add(SKEW)) <= 0, Reason.FUTURE);
        require(claims.expiresAt().compareTo(now) > 0, Reason.EXPIRED);
        boolean sameRequest =
                same(claims.method(), binding.method())
                        & same(claims.target(), binding.target())
                        & same(claims.argumentsDigest(), digest(binding));
        require(sameRequest, Reason.REQUEST);
        require(
                claims.audience().filter(given -> same(given, audience)).isPresent(),
                Reason.AUDIENCE);
        checkPrincipal(claims.principalDigest(), binding.principal());
    }

    private void checkPrincipal(Optional<String> digest, Optional<String> principal)
            throws Rejection {
        require(digest.isPresent() == principal.isPresent(), Reason.PRINCIPAL_DRIFT);
        if (digest.isPresent()) {
            try {
                require(principals.matches(digest.get(), principal.get()), Reason.PRINCIPAL);
            } catch (CharacterCodingException e) {
                throw new Rejection(Reason.PRINCIPAL_UNUSABLE, e);
            }
        }
    }

    private static String digest(Binding binding) {
        return Sha256.textOf(Sha256.shortOf(AsciiJson.sorted(binding.arguments())));
    }

    /** In the same time wherever they differ; as JSON, which tells all strings apart. */
    private static boolean same(String one, String other) {
        return MessageDigest.isEqual(AsciiJson.of(one), AsciiJson.of(other));
    }

    private static void require(boolean condition, Reason otherwise) throws Rejection {
        if (!condition) {
            throw new Rejection(otherwise);
        }
    }
}
