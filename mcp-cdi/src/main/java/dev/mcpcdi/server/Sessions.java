package dev.mcpcdi.server;

import java.security.Principal;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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
     * @param maker makes it, by its id
     * @return its id in visible ASCII (2025-11-25, Session Management), empty if there are too many
     */
    Optional<String> open(Function<String, Session> maker, Optional<Principal> principal) {
        sweep();
        synchronized (this) {
            if (open.size() >= limit) {
                return Optional.empty();
            }
            String id = newId();
            open.put(id, new Entry(maker.apply(id), name(principal), clock.getAsLong(), 0));
            return Optional.of(id);
        }
    }

    /** The session, used now; empty if it is unknown, ended or another's, which all look alike. */
    Optional<Session> use(String id, Optional<Principal> principal) {
        sweep();
        synchronized (this) {
            Optional<Entry> found = find(id, principal);
            found.ifPresent(entry -> touch(id, entry, 0));
            return found.map(Entry::session);
        }
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
    boolean end(String id, Optional<Principal> principal) {
        Optional<Entry> found;
        synchronized (this) {
            found = find(id, principal);
            found.ifPresent(entry -> open.remove(id));
        }
        found.ifPresent(entry -> entry.session().end());
        return found.isPresent();
    }

    /** Ends all there are. */
    void endAll() {
        all().forEach(Session::end);
    }

    /** All there are, also those that will be found idle. */
    synchronized List<Session> all() {
        return open.values().stream().map(Entry::session).toList();
    }

    private Optional<Entry> find(String id, Optional<Principal> principal) {
        return Optional.ofNullable(open.get(id))
                .filter(entry -> !isIdle(entry))
                .filter(entry -> entry.principal().equals(name(principal)));
    }

    /** Ends sessions outside of the lock: what they had is perhaps kept somewhere else. */
    private void sweep() {
        removeIdle().forEach(Session::end);
    }

    private synchronized List<Session> removeIdle() {
        List<Session> idle = new ArrayList<>();
        for (int i = 0; i < SWEEP && !open.isEmpty(); i++) {
            Map.Entry<String, Entry> oldest = open.entrySet().iterator().next();
            if (isIdle(oldest.getValue())) {
                idle.add(open.remove(oldest.getKey()).session());
            } else if (isOverdue(oldest.getValue())) {
                // Its request uses it now; as the first it would hide the idle ones behind it.
                touch(oldest.getKey(), oldest.getValue(), 0);
            } else {
                break;
            }
        }
        return idle;
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
