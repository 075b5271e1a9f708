package dev.mcpcdi.server;

import dev.mcpcdi.LogLevel;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.stream.SessionStreams;
import jakarta.json.JsonObject;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

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

    private final Set<Runnable> atEnd = ConcurrentHashMap.newKeySet();
    private volatile boolean hasEnded;

    private final ServerRequests requests = new ServerRequests();
    private final Consumer<Message> outlet;
    private final Optional<SessionStreams> streams;

    /**
     * Makes a session whose client has not presented itself yet.
     *
     * @param outlet takes what is sent to the client but belongs to no request; on any thread, and
     *     it neither waits nor throws
     */
    public Session(Consumer<Message> outlet) {
        this.outlet = outlet;
        streams = Optional.empty();
    }

    /** A session over HTTP, whose client has to listen for what belongs to no request. */
    Session(Client client, SessionStreams streams, Codec codec) {
        this.client.set(client);
        this.streams = Optional.of(streams);
        outlet = message -> streams.send(codec.text(message));
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

    /** Sends what belongs to no request. */
    void send(Message message) {
        outlet.accept(message);
    }

    /** The requests of the server that it has not answered. */
    ServerRequests requests() {
        return requests;
    }

    /** Its event streams; empty where its connection carries everything. */
    Optional<SessionStreams> streams() {
        return streams;
    }

    /** Ends the session: nothing is sent any more. More than once does no harm. */
    public void end() {
        hasEnded = true;
        requests.end();
        atEnd.forEach(this::runOnce);
        streams.ifPresent(SessionStreams::end);
    }

    /**
     * Runs an action at its end, or at once if that has come.
     *
     * @return gives the action up
     */
    Runnable whenEnded(Runnable action) {
        atEnd.add(action);
        if (hasEnded) {
            runOnce(action);
        }
        return () -> atEnd.remove(action);
    }

    private void runOnce(Runnable action) {
        if (atEnd.remove(action)) {
            action.run();
        }
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
