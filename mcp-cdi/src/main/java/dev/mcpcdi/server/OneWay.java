package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.RpcError;

/** Messages that get no answer: notifications, and responses of the client. */
final class OneWay {

    private final SessionDoor door;
    private final RunningCalls running;

    OneWay(SessionDoor door, RunningCalls running) {
        this.door = door;
        this.running = running;
    }

    /**
     * A refusal has an error without an id, as a transport may send it (2025-11-25, Transports,
     * Sending Messages): servers fill a refusal that has no body with a page of their own. A client
     * that lost its session is told so, for it may have sent nothing else.
     */
    Reply notified(Message.Notification notification, Exchange exchange) {
        VersionHeader version = VersionHeader.of(exchange.headers());
        if (version.isUnknown()) {
            return rejected(VersionHeader.UNKNOWN);
        }
        if (version.isModern() || Inbound.hasEnvelope(notification.params())) {
            // 2026-07-28: over HTTP, which has no connection of its own, nobody is to be cancelled.
            exchange.session().ifPresent(session -> take(notification, session));
            return Reply.accepted();
        }
        SessionEntry entry = door.enter(exchange);
        if (entry instanceof SessionEntry.Open open) {
            open.session().ifPresent(session -> take(notification, session));
        }
        return taken(entry);
    }

    private void take(Message.Notification notification, Session session) {
        switch (notification.method()) {
            case "notifications/initialized" -> session.initialized();
            case "notifications/cancelled" -> running.cancel(session, notification.params());
            default -> {}
        }
    }

    /** 2026-07-28, Transports: clients send no responses. */
    Reply answered(Message.Response response, Exchange exchange) {
        VersionHeader version = VersionHeader.of(exchange.headers());
        if (version.isModern() || version.isUnknown()) {
            return rejected("Responses are not taken here");
        }
        SessionEntry entry = door.enter(exchange);
        if (entry instanceof SessionEntry.Open open) {
            open.session().ifPresent(session -> session.requests().answered(response));
        }
        return taken(entry);
    }

    private static Reply rejected(String reason) {
        RpcError error = new RpcError(RpcError.INVALID_REQUEST, reason);
        return Reply.refused(new SessionEntry.Closed(Reply.Kind.REJECTED, error));
    }

    private static Reply taken(SessionEntry entry) {
        return entry instanceof SessionEntry.Closed closed
                ? Reply.refused(closed)
                : Reply.accepted();
    }
}
