package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.stream.MessageStream;
import dev.mcpcdi.server.stream.SessionStreams;
import java.util.List;
import java.util.Optional;

/**
 * Clients of sessions over HTTP that listen, or that come back for the rest of a stream
 * (2025-11-25, Transports, Listening for Messages from the Server).
 */
final class Listening {

    static final String NOT_ACCEPTABLE = "Not Acceptable: Client must accept text/event-stream";

    private static final String LAST_EVENT = "Last-Event-ID";

    private final SessionDoor door;

    Listening(SessionDoor door) {
        this.door = door;
    }

    /** Opens a stream or refuses to; false where nobody ever listens. */
    boolean listen(Exchange exchange) {
        VersionHeader version = VersionHeader.of(exchange.headers());
        if (!door.keepsSessions() || version.isModern()) {
            return false;
        }
        SessionEntry entry = door.enter(exchange);
        if (version.isUnknown()) {
            exchange.reply(Reply.refused(Reply.Kind.REJECTED, VersionHeader.UNKNOWN));
        } else if (!exchange.acceptsStream()) {
            exchange.reply(Reply.refused(Reply.Kind.NOT_ACCEPTABLE, NOT_ACCEPTABLE));
        } else if (entry instanceof SessionEntry.Open open) {
            listen(open, version, exchange);
        } else if (entry instanceof SessionEntry.Closed closed) {
            exchange.reply(Reply.refused(closed));
        }
        return true;
    }

    private void listen(SessionEntry.Open entry, VersionHeader version, Exchange exchange) {
        Optional<Revision> revision = SessionDoor.revision(entry.session(), version);
        boolean polls = revision.equals(Optional.of(Revision.V2025_11_25));
        SessionStreams streams = entry.session().flatMap(Session::streams).orElseThrow();
        Optional<MessageStream.Opening> opening =
                opening(streams, exchange, sink -> streams.listen(sink, polls));
        if (opening.isEmpty()) {
            exchange.reply(
                    Reply.refused(
                            Reply.Kind.REJECTED,
                            "Header " + LAST_EVENT + " names no event that can be resumed from"));
            return;
        }
        exchange.whenGone(door.hold(entry));
        exchange.carry(opening.get());
        exchange.stream();
    }

    private static Optional<MessageStream.Opening> opening(
            SessionStreams streams, Exchange exchange, MessageStream.Opening anew) {
        List<String> seen = exchange.headers().orElseThrow().values(LAST_EVENT);
        if (seen.isEmpty()) {
            return Optional.of(anew);
        }
        return seen.size() == 1 ? streams.after(seen.get(0)) : Optional.empty();
    }
}
