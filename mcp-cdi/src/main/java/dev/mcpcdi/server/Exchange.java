package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.server.stream.MessageStream;
import java.security.Principal;
import java.util.List;
import java.util.Optional;

/**
 * The way back of one incoming message: what a transport gives the engine, and all it must give.
 *
 * <p>The transport makes one a message and hands it to {@link Engine#handle}. The engine calls
 * {@link #reply} exactly once, on the calling thread or on a call thread. An implementation does
 * not throw; a peer that is gone is the transport's affair.
 */
public interface Exchange {

    /**
     * The headers beside the message.
     *
     * @return the headers; empty where the transport has none, as on stdio
     */
    Optional<Headers> headers();

    /**
     * The user, as the transport's container authenticated it.
     *
     * @return the user, the same on every thread; empty for nobody, and where the transport knows
     *     no users
     */
    default Optional<Principal> principal() {
        return Optional.empty();
    }

    /**
     * The session of the connection, where all messages of a session come on one.
     *
     * @return the same for each message of a connection; empty where a connection is no session, as
     *     over HTTP
     */
    default Optional<Session> session() {
        return Optional.empty();
    }

    /**
     * Whether the user has a role. Asked on any thread.
     *
     * @param role the role, not null
     * @return false also for nobody
     */
    default boolean isUserInRole(String role) {
        return false;
    }

    /**
     * Sends a message that belongs to the one that came in, before its reply. The engine calls it
     * on any thread, also while others do; it returns at once and does not throw. A transport that
     * cannot send now, or not any more, drops the message.
     *
     * @param message a notification
     */
    default void send(Message message) {}

    /**
     * Whether the peer takes an event stream.
     *
     * @return false where the transport has none
     */
    default boolean acceptsStream() {
        return false;
    }

    /**
     * Whether requests of the server reach the peer before the reply.
     *
     * @return false where responses are never streams
     */
    default boolean canAsk() {
        return acceptsStream();
    }

    /**
     * Says how the messages of this exchange are streamed, before any is: without it they are lost
     * with the connection.
     *
     * @param opening begins the stream, as soon as there is one
     */
    default void carry(MessageStream.Opening opening) {}

    /** Begins the stream now, also where the settings want none; needs {@link #acceptsStream}. */
    default void stream() {}

    /** Ends the connection before the reply, which the client comes back for if it knows how. */
    default void closeStream() {}

    /**
     * Asks to be told when the peer is gone before the reply, so that nobody waits for it.
     *
     * @param action run once, on any thread; never by a transport that cannot tell
     */
    default void whenGone(Runnable action) {}

    /**
     * Ends the exchange.
     *
     * @param reply what to send
     */
    void reply(Reply reply);

    /** The headers of one message, copied from the request. */
    interface Headers {

        /**
         * All values of a header, each as it came but without white space around it.
         *
         * @param name the name, any case
         * @return the values in order, empty if the header is not there
         */
        List<String> values(String name);
    }
}
