package dev.mcpcdi.server;

import java.security.Principal;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The sessions of HTTP clients: a bounded number, each of one principal, forgotten when idle. One
 * with a request in progress is not idle. Safe for any thread.
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

    private record Entry(Session session, Optional<String> principal, long lastUse, int requests) {

        Entry used(long now, int change) {
            return new Entry(session, principal, now, requests + change);
        }
    }

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
        open.put(id, new Entry(session, name(principal), clock.getAsLong(), 0));
        return Optional.of(id);
    }

    /** The session, used now; empty if it is unknown, ended or another's, which all look alike. */
    synchronized Optional<Session> use(String id, Optional<Principal> principal) {
        Optional<Entry> found = find(id, principal);
        found.ifPresent(entry -> touch(id, entry, 0));
        return found.map(Entry::session);
    }

    /** Keeps a session as long as a request in it is in progress, and counts from its end. */
    synchronized void hold(String id) {
        Optional.ofNullable(open.get(id)).ifPresent(entry -> touch(id, entry, 1));
    }

    /** Ends what {@link #hold} began; nothing if the session has ended. */
    synchronized void release(String id) {
        Optional.ofNullable(open.get(id)).ifPresent(entry -> touch(id, entry, -1));
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
        for (int i = 0; i < SWEEP && !open.isEmpty(); i++) {
            Map.Entry<String, Entry> oldest = open.entrySet().iterator().next();
            if (isIdle(oldest.getValue())) {
                open.remove(oldest.getKey());
            } else if (isOverdue(oldest.getValue())) {
                // Its request uses it now; as the first it would hide the idle ones behind it.
                touch(oldest.getKey(), oldest.getValue(), 0);
            } else {
                return;
            }
        }
    }

    private void touch(String id, Entry entry, int change) {
        open.remove(id); // so that it is the last again
        open.put(id, entry.used(clock.getAsLong(), change));
    }

    private boolean isIdle(Entry entry) {
        return entry.requests() == 0 && isOverdue(entry);
    }

    private boolean isOverdue(Entry entry) {
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
