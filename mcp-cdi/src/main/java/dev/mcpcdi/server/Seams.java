package dev.mcpcdi.server;

import dev.mcpcdi.CallAudit;
import dev.mcpcdi.spi.EventStore;
import dev.mcpcdi.spi.RequestStateCodec;
import dev.mcpcdi.spi.SubscriptionBus;
import dev.mcpcdi.spi.Visibility;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What the application may bring itself; ours takes the place of what is empty.
 *
 * @param codec seals request state
 * @param events keeps what was sent in sessions
 * @param bus tells of changes
 * @param visibility tells what callers see
 * @param audit takes calls that have ended
 */
public record Seams(
        Optional<RequestStateCodec> codec,
        Optional<EventStore> events,
        Optional<SubscriptionBus> bus,
        Optional<Visibility> visibility,
        Optional<Consumer<CallAudit>> audit) {

    /** Of an application that brings nothing. */
    public static final Seams NONE =
            new Seams(
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
}
