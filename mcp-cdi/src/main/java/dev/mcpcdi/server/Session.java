package dev.mcpcdi.server;

import dev.mcpcdi.LogLevel;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What is remembered of a client between its messages, up to 2025-11-25. Safe for any thread.
 *
 * <p>A transport whose connection is one session makes one a connection and gives it with each
 * {@link Exchange}. Over HTTP the engine keeps sessions itself.
 */
public final class Session {

    private final AtomicReference<Client> client = new AtomicReference<>();
    private volatile boolean initialized;
    private volatile LogLevel logLevel = LogLevel.INFO;

    /** Makes a session whose client has not presented itself yet. */
    public Session() {}

    Session(Client client) {
        this.client.set(client);
    }

    /**
     * Who is there.
     *
     * @param revision what was agreed on
     * @param capabilities what the client can do
     * @param info what the client is
     */
    record Client(Revision revision, JsonObject capabilities, JsonObject info) {}

    /** Empty before {@code initialize}. */
    Optional<Client> client() {
        return Optional.ofNullable(client.get());
    }

    /** Whether this was the first time. */
    boolean begin(Client presented) {
        return client.compareAndSet(null, presented);
    }

    /** Whether the client has said that it is ready for requests of the server. */
    boolean isInitialized() {
        return initialized;
    }

    /** The least level of the log messages it wants. */
    LogLevel logLevel() {
        return logLevel;
    }

    void logLevel(LogLevel least) {
        logLevel = least;
    }

    void initialized() {
        initialized = client.get() != null;
    }
}
