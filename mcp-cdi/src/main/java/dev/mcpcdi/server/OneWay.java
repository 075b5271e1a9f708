package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.RpcError;
import java.util.Optional;

/** Messages that get no answer: notifications, and responses of the client. */
final class OneWay {

    private final SessionDoor door;

    OneWay(SessionDoor door) {
        this.door = door;
    }

    /**
     * Without a body where only the header is bad: a notification is not answered, not even with an
     * error. A client that lost its session is told so, for it may have sent nothing else.
     */
    Reply notified(Message.Notification notification, Exchange exchange) {
        VersionHeader version = VersionHeader.of(exchange.headers());
        if (version.isUnknown()) {
            return new Reply(Reply.Kind.REJECTED, Optional.empty());
        }
        if (version.isModern() || Inbound.hasEnvelope(notification.params())) {
            return Reply.accepted();
        }
        SessionEntry entry = door.enter(exchange);
        if (entry instanceof SessionEntry.Open open
                && notification.method().equals("notifications/initialized")) {
            open.session().ifPresent(Session::initialized);
        }
        return taken(entry);
    }

    /** 2026-07-28, Transports: clients send no responses. */
    Reply answered(Exchange exchange) {
        VersionHeader version = VersionHeader.of(exchange.headers());
        if (version.isModern() || version.isUnknown()) {
            RpcError error = new RpcError(RpcError.INVALID_REQUEST, "Responses are not taken here");
            return Reply.refused(new SessionEntry.Closed(Reply.Kind.REJECTED, error));
        }
        return taken(door.enter(exchange));
    }

    private static Reply taken(SessionEntry entry) {
        return entry instanceof SessionEntry.Closed closed
                ? Reply.refused(closed)
                : Reply.accepted();
    }
}
