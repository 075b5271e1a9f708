package dev.mcpcdi.server.state;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.TreeSet;

/**
 * Remembers which tokens were opened, until they expire. Safe for any thread.
 *
 * <p>Its size is bounded. What it must forget early it does not forgive: with the token that
 * expires first, all that expire no later count as opened.
 */
final class SpentTokens {

    private static final Comparator<Spent> BY_EXPIRY =
            Comparator.comparing(Spent::expiresAt).thenComparing(Spent::digest);

    private final TreeSet<Spent> spent = new TreeSet<>(BY_EXPIRY);
    private final int limit;
    private BigDecimal forgottenUntil = BigDecimal.ZERO;

    SpentTokens(int limit) {
        this.limit = limit;
    }

    private record Spent(BigDecimal expiresAt, String digest) {}

    /** Whether the token, which has not expired, is opened for the first time. */
    synchronized boolean spend(String digest, BigDecimal expiresAt, BigDecimal now) {
        boolean first =
                expiresAt.compareTo(forgottenUntil) > 0 && spent.add(new Spent(expiresAt, digest));
        while (!spent.isEmpty() && (spent.size() > limit || isOver(spent.first(), now))) {
            forgottenUntil = spent.pollFirst().expiresAt();
        }
        return first;
    }

    synchronized int size() {
        return spent.size();
    }

    private static boolean isOver(Spent token, BigDecimal now) {
        return token.expiresAt().compareTo(now) <= 0;
    }
}
