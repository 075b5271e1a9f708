package dev.mcpcdi.server;

import dev.mcpcdi.server.stream.MemoryEvents;
import dev.mcpcdi.spi.EventStore;
import dev.mcpcdi.spi.SubscriptionBus;
import jakarta.json.spi.JsonProvider;
import java.util.Optional;

/**
 * What outlives a request, here or with the client.
 *
 * @param sessions of clients of HTTP; empty if none are kept
 * @param seals of what the client keeps
 * @param events what was sent in sessions
 * @param bus carries the news of changes
 * @param sight tells what callers see
 * @param auditor tells of calls
 */
record Kept(
        Optional<Sessions> sessions,
        Seals seals,
        EventStore events,
        SubscriptionBus bus,
        Sight sight,
        Auditor auditor) {

    static Kept of(Served served, JsonProvider json, Settings settings, Seams seams) {
        return new Kept(
                settings.stateless() ? Optional.empty() : Optional.of(sessions(settings)),
                Seals.of(served, json, settings, seams.codec()),
                seams.events().orElseGet(() -> new MemoryEvents(settings.streams().replayBytes())),
                seams.bus().orElseGet(LocalBus::new),
                new Sight(seams.visibility()),
                new Auditor(seams.audit()));
    }

    private static Sessions sessions(Settings settings) {
        return new Sessions(settings.maxSessions(), settings.sessionTimeout(), System::nanoTime);
    }

    Kept with(Optional<Sessions> others) {
        return new Kept(others, seals, events, bus, sight, auditor);
    }
}
