package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Response;
import java.util.Optional;

/**
 * The end of an exchange.
 *
 * @param kind how the message was received; a transport with statuses derives its own from it
 * @param response what to send; empty for a message that has no answer
 */
public record Reply(Kind kind, Optional<Response> response) {

    /** How a message was received. */
    public enum Kind {
        /** A request reached its handler, which answered, perhaps with an error. */
        ANSWERED,
        /** A notification or response was taken; nothing is sent. */
        ACCEPTED,
        /** The message was refused before any handler saw it. */
        REJECTED,
        /** Nobody serves the method. */
        NOT_FOUND,
        /** Too many calls are in progress. */
        BUSY
    }

    /**
     * Takes a message that has no answer.
     *
     * @return the reply
     */
    public static Reply accepted() {
        return new Reply(Kind.ACCEPTED, Optional.empty());
    }
}
