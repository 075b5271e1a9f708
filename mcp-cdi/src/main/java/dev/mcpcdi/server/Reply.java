package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Failure;
import dev.mcpcdi.jsonrpc.Message.Response;
import dev.mcpcdi.jsonrpc.RpcError;
import java.util.Optional;

/**
 * The end of an exchange.
 *
 * @param kind how the message was received; a transport with statuses derives its own from it
 * @param response what to send; empty for a message that has no answer
 * @param sessionId the id of the session that begins with this reply, for a transport with headers
 */
public record Reply(Kind kind, Optional<Response> response, Optional<String> sessionId) {

    /**
     * A reply that begins no session.
     *
     * @param kind how the message was received
     * @param response what to send
     */
    public Reply(Kind kind, Optional<Response> response) {
        this(kind, response, Optional.empty());
    }

    /** How a message was received. */
    public enum Kind {
        /** A request reached its handler, which answered, perhaps with an error. */
        ANSWERED,
        /** A notification or response was taken; nothing is sent. */
        ACCEPTED,
        /** The message was refused before any handler saw it. */
        REJECTED,
        /** The peer does not take the stream that the answer is. */
        NOT_ACCEPTABLE,
        /** Nobody serves the method, or there is no such session. */
        NOT_FOUND,
        /** Too many calls are in progress, or too many sessions open. */
        BUSY,
        /**
         * The client cancelled the request and waits for nothing. The response is for a transport
         * that has to send something.
         */
        CANCELLED
    }

    /**
     * Takes a message that has no answer.
     *
     * @return the reply
     */
    public static Reply accepted() {
        return new Reply(Kind.ACCEPTED, Optional.empty());
    }

    /** Refuses what is no request, so that there is no id to repeat. */
    static Reply refused(Kind kind, String reason) {
        return refused(
                new SessionEntry.Closed(kind, new RpcError(RpcError.INVALID_REQUEST, reason)));
    }

    /** Turns away what is no request, so that there is no id to repeat. */
    static Reply refused(SessionEntry.Closed entry) {
        return new Reply(entry.kind(), Optional.of(new Failure(Optional.empty(), entry.error())));
    }
}
