package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Exchange.Headers;
import dev.mcpcdi.server.Reply.Kind;
import dev.mcpcdi.server.stream.SessionStreams;
import dev.mcpcdi.spi.EventStore;
import java.security.Principal;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds the session of a message: the connection's own, or the one whose id is in the header. */
final class SessionDoor {

    static final String HEADER = "Mcp-Session-Id";

    private final Optional<Sessions> kept;
    private final EventStore events;
    private final Codec codec;
    private final Consumer<Session> newcomers;

    /**
     * Without sessions each HTTP message stands alone.
     *
     * @param newcomers takes each session whose client has presented itself
     */
    SessionDoor(
            Optional<Sessions> kept, EventStore events, Codec codec, Consumer<Session> newcomers) {
        this.kept = kept;
        this.events = events;
        this.codec = codec;
        this.newcomers = newcomers;
    }

    /** Whether there are sessions over HTTP. */
    boolean keepsSessions() {
        return kept.isPresent();
    }

    /** For every message but {@code initialize}. */
    SessionEntry enter(Exchange exchange) {
        Optional<Headers> headers = exchange.headers();
        if (headers.isEmpty() || kept.isEmpty()) {
            return new SessionEntry.Open(exchange.session(), Optional.empty());
        }
        List<String> ids = headers.get().values(HEADER);
        if (ids.size() != 1) {
            return closed(Kind.REJECTED, missing(ids));
        }
        Optional<Session> found = kept.get().use(ids.get(0), exchange.principal());
        return found.isPresent()
                ? new SessionEntry.Open(found, Optional.of(ids.get(0)))
                : notFound();
    }

    /** Keeps a session from expiring until the returned action is run, once. */
    Runnable hold(SessionEntry.Open entry) {
        if (kept.isEmpty() || entry.id().isEmpty()) {
            return () -> {};
        }
        Sessions sessions = kept.get();
        String id = entry.id().get();
        sessions.hold(id);
        return () -> sessions.release(id);
    }

    /** Remembers a client that presents itself. */
    SessionStart begin(Exchange exchange, Session.Client client) {
        Optional<Headers> headers = exchange.headers();
        if (exchange.session().isPresent()) {
            return begin(exchange.session().get(), client);
        }
        if (headers.isEmpty() || kept.isEmpty()) {
            return SessionStart.unnamed();
        }
        if (!headers.get().values(HEADER).isEmpty()) {
            SessionEntry entry = enter(exchange);
            return SessionStart.refused(
                    entry instanceof SessionEntry.Closed closed ? closed : again());
        }
        return kept.get()
                .open(id -> session(client, id), exchange.principal())
                .map(SessionStart::named)
                .orElseGet(() -> SessionStart.refused(tooMany()));
    }

    private SessionStart begin(Session connection, Session.Client client) {
        if (!connection.begin(client)) {
            return SessionStart.refused(again());
        }
        newcomers.accept(connection);
        return SessionStart.unnamed();
    }

    private Session session(Session.Client client, String id) {
        Session session = new Session(client, new SessionStreams(events, id), codec);
        newcomers.accept(session);
        return session;
    }

    /** Ends the session that the headers name; empty where none are kept. */
    Optional<Reply> end(Headers headers, Optional<Principal> principal) {
        List<String> ids = headers.values(HEADER);
        if (ids.size() != 1) {
            return kept.map(all -> Reply.refused(closed(Kind.REJECTED, missing(ids))));
        }
        return kept.map(
                all ->
                        all.end(ids.get(0), principal)
                                ? new Reply(Kind.ANSWERED, Optional.empty())
                                : Reply.refused(notFound()));
    }

    /** What was agreed on; a client that has agreed on nothing speaks as its header says. */
    static Optional<Revision> revision(Optional<Session> session, VersionHeader version) {
        Optional<Revision> said = version.session();
        return said.isEmpty()
                ? said
                : session.flatMap(Session::client).map(Session.Client::revision).or(() -> said);
    }

    private static String missing(List<String> ids) {
        return ids.isEmpty()
                ? "Header " + HEADER + " is missing: initialize gives it"
                : "Header " + HEADER + " appears more than once";
    }

    private static SessionEntry.Closed notFound() {
        return closed(Kind.NOT_FOUND, "Session not found");
    }

    private static SessionEntry.Closed again() {
        return closed(Kind.REJECTED, "The session is initialized already");
    }

    private static SessionEntry.Closed tooMany() {
        return new SessionEntry.Closed(
                Kind.BUSY, new RpcError(RpcError.INTERNAL_ERROR, "Too many open sessions"));
    }

    private static SessionEntry.Closed closed(Kind kind, String reason) {
        return new SessionEntry.Closed(kind, new RpcError(RpcError.INVALID_REQUEST, reason));
    }
}
