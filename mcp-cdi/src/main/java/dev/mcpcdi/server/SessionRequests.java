package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Revision;
import java.util.Optional;

/** Requests up to 2025-11-25. */
final class SessionRequests implements Requests {

    private final Methods.Table methods;
    private final Handshake handshake;
    private final SessionDoor door;

    SessionRequests(Methods.Table methods, Handshake handshake, SessionDoor door) {
        this.methods = methods;
        this.handshake = handshake;
        this.door = door;
    }

    @Override
    public void serve(Inbound inbound, Answer answer) {
        if (inbound.method().equals("initialize")) {
            handshake.serve(inbound, answer);
            return;
        }
        SessionEntry entry = door.enter(inbound.exchange());
        if (entry instanceof SessionEntry.Open open) {
            answer.whenGiven(door.hold(open));
            serve(inbound, open.session(), answer.to(ClientWords.of(open)));
        } else if (entry instanceof SessionEntry.Closed closed) {
            answer.refuse(closed);
        }
    }

    private void serve(Inbound inbound, Optional<Session> session, Answer answer) {
        Optional<Revision> revision = SessionDoor.revision(session, inbound.version());
        if (revision.isEmpty()) {
            // 2025-11-25, Transports, Protocol Version Header: a bad value is a 400.
            answer.reject(new RpcError(RpcError.INVALID_REQUEST, VersionHeader.UNKNOWN));
            return;
        }
        boolean polls = revision.get() == Revision.V2025_11_25;
        session.flatMap(Session::streams)
                .ifPresent(all -> inbound.exchange().carry(sink -> all.ofRequest(sink, polls)));
        Optional<Handler> handler = methods.find(inbound.method());
        if (handler.isEmpty()) {
            answer.methodNotFound(inbound.method());
        } else if (isTooEarly(inbound, session)) {
            answer.error(
                    new RpcError(
                            RpcError.INVALID_REQUEST, "Not initialized: call initialize first"));
        } else {
            handler.get().handle(inbound.request(), revision.get(), answer);
        }
    }

    /** 2025-11-25, Lifecycle: only pings come before the handshake. */
    private static boolean isTooEarly(Inbound inbound, Optional<Session> session) {
        return session.filter(open -> open.client().isEmpty()).isPresent()
                && !inbound.method().equals("ping");
    }
}
