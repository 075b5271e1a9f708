package dev.mcpcdi.server.stream;

/** The messages of one response, or of several that follow each other. Safe for any thread. */
public interface MessageStream {

    /**
     * Sends a message. Returns at once and does not throw.
     *
     * @param json the message on one line
     */
    void send(String json);

    /** Ends the stream: nothing is sent any more. */
    void end();

    /**
     * Ends the response but not the stream, so that the client comes back for the rest; does
     * nothing where it could not.
     */
    default void pause() {}

    /** Begins the messages of a response that becomes a stream. */
    @FunctionalInterface
    interface Opening {

        /**
         * Begins.
         *
         * @param sink the response
         * @return what is sent to it
         */
        MessageStream open(EventSink sink);
    }
}
