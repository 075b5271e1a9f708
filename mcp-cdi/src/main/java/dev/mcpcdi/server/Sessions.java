package dev.mcpcdi.server;

import java.security.Principal;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The sessions of HTTP clients: a bounded number, each of one principal, forgotten when idle. Safe
 * for any thread.
 *
 * <p>There is no timer. The sessions stand in the order of their last use, so the idle ones are
 * first, and each access removes a few of them.
 */
final class Sessions {

    private static final int ID_BYTES = 16;
    private static final int SWEEP = 16;

    private final Map<String, Entry> open = new LinkedHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final int limit;
    private final long timeout;
    private final LongSupplier clock;

    Sessions(int limit, Duration timeout, LongSupplier nanoTime) {
        this.limit = limit;
        this.timeout = timeout.toNanos();
        clock = nanoTime;
    }

    private record Entry(Session session, Optional<String> principal, long lastUse) {}

    /**
     * Keeps a session.
     *
     * @return its id in visible ASCII (2025-11-25, Session Management), empty if there are too many
     */
    synchronized Optional<String> open(Session session, Optional<Principal> principal) {
        sweep();
        if (open.size() >= limit) {
            return Optional.empty();
        }
        String id = newId();
        open.put(id, new Entry(session, name(principal), clock.getAsLong()));
        return Optional.of(id);
    }

    /** The session, used now; empty if it is unknown, ended or another's, which all look alike. */
    synchronized Optional<Session> use(String id, Optional<Principal> principal) {
        Optional<Entry> found = find(id, principal);
        found.ifPresent(
                entry -> {
                    open.remove(id); // so that it is the last again
                    open.put(id, new Entry(entry.session(), entry.principal(), clock.getAsLong()));
                });
        return found.map(Entry::session);
    }

    /** Whether there was one to end. */
    synchronized boolean end(String id, Optional<Principal> principal) {
        Optional<Entry> found = find(id, principal);
        found.ifPresent(entry -> open.remove(id));
        return found.isPresent();
    }

    private Optional<Entry> find(String id, Optional<Principal> principal) {
        sweep();
        return Optional.ofNullable(open.get(id))
                .filter(entry -> !isIdle(entry))
                .filter(entry -> entry.principal().equals(name(principal)));
    }

    private void sweep() {
        Iterator<Entry> oldestFirst = open.values().iterator();
        for (int i = 0; i < SWEEP && oldestFirst.hasNext() && isIdle(oldestFirst.next()); i++) {
            oldestFirst.remove();
        }
    }

    private boolean isIdle(Entry entry) {
        return clock.getAsLong() - entry.lastUse() >= timeout;
    }

    private String newId() {
        byte[] id = new byte[ID_BYTES];
        random.nextBytes(id);
        return HexFormat.of().formatHex(id);
    }

    private static Optional<String> name(Optional<Principal> principal) {
        return principal.map(Principal::getName);
    }
}
