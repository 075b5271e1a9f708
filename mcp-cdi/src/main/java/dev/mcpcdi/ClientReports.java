package dev.mcpcdi;

import java.util.Optional;
import java.util.OptionalDouble;

/** What a call tells its client before it ends. Part of {@link McpContext}. */
public interface ClientReports {

    /**
     * Tells the client how far the call is. It is sent only to a client that asked for it, only if
     * the value is more than before, and never after the answer.
     *
     * @param value how far, finite, more than before
     * @param total the value at the end, empty if it is not known
     * @param message for people, empty for none
     * @throws IllegalArgumentException if a number is not finite
     */
    void progress(double value, OptionalDouble total, Optional<String> message);

    /**
     * Tells the client how far the call is.
     *
     * @param value how far, as for {@link #progress(double, OptionalDouble, Optional)}
     * @param total the value at the end
     */
    default void progress(double value, double total) {
        progress(value, OptionalDouble.of(total), Optional.empty());
    }

    /**
     * Tells the client how far the call is.
     *
     * @param value how far, as for {@link #progress(double, OptionalDouble, Optional)}
     * @param total the value at the end
     * @param message for people, not null
     */
    default void progress(double value, double total, String message) {
        progress(value, OptionalDouble.of(total), Optional.of(message));
    }

    /**
     * Sends a log message to the client, which is not the log of the server. It is sent only if the
     * client wants messages of this level, and never after the answer. It must not hold secrets.
     *
     * @param level how much it matters, not null
     * @param data a text, or any value that a tool could return; null is the JSON null
     * @param logger who says it, empty for none
     * @throws RuntimeException if the data has no JSON form
     */
    void log(LogLevel level, Object data, Optional<String> logger);

    /**
     * Sends a log message to the client.
     *
     * @param level how much it matters, as for {@link #log(LogLevel, Object, Optional)}
     * @param data what it is
     */
    default void log(LogLevel level, Object data) {
        log(level, data, Optional.empty());
    }

    /**
     * Ends the connection on which the client waits, but not the call: the client comes back, and
     * gets what was sent meanwhile and the answer. For a call that takes long, so that no
     * connection is held for it. Returns at once. Does nothing where the client could not come
     * back: it speaks another revision than 2025-11-25, has no session, takes no stream, or is not
     * on HTTP.
     *
     * @see <a
     *     href="https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#sending-messages-to-the-server">Transports,
     *     2025-11-25</a>
     */
    void closeStream();
}
