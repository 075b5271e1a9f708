package dev.mcpcdi.jsonrpc;

import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.nio.charset.StandardCharsets;

/**
 * Messages to text and back. Safe for any thread.
 *
 * <p>Reading trusts nothing: text is refused that is not UTF-8, is nested deeper than 128 levels,
 * has a number of more than 1,000 digits or with an exponent beyond 1,000, or names a member of an
 * object twice, whatever the parser in use would let through; so is a message whose method or id is
 * longer than anyone's.
 */
public final class Codec {

    private final ValueReader values;
    private final MessageReader messages;
    private final MessageWriter writer;

    /**
     * Makes a codec.
     *
     * @param json the provider of parsers and generators
     */
    public Codec(JsonProvider json) {
        values = new ValueReader(json);
        messages = new MessageReader();
        writer = new MessageWriter(json);
    }

    /**
     * Reads one message.
     *
     * @param text the text, UTF-8
     * @return the message
     * @throws MalformedMessageException if the text is not JSON or the JSON is not one message; it
     *     carries the answer
     */
    public Message read(byte[] text) throws MalformedMessageException {
        return read(parse(text));
    }

    /**
     * Reads text that may be a message or several in an array.
     *
     * @param text the text, UTF-8
     * @return the JSON
     * @throws MalformedMessageException if the text is not JSON; it carries the answer
     */
    // The one place where a failure of the parser, whichever it is, becomes an answer.
    public JsonValue parse(byte[] text) throws MalformedMessageException {
        try {
            return values.read(Utf8.decode(text));
        } catch (RuntimeException | StackOverflowError e) {
            throw MalformedMessageException.parseError(e);
        }
    }

    /**
     * Reads a message of JSON that was parsed already.
     *
     * @param value the JSON
     * @return the message
     * @throws MalformedMessageException if the JSON is not one message; it carries the answer
     */
    public Message read(JsonValue value) throws MalformedMessageException {
        return messages.read(value);
    }

    /**
     * Writes a message on one line.
     *
     * @param message the message
     * @return UTF-8 text without a line break
     */
    public byte[] write(Message message) {
        return Utf8.encode(writer.write(message));
    }

    /**
     * Writes a message on one line.
     *
     * @param message the message
     * @return text without a line break
     */
    public String text(Message message) {
        return new String(write(message), StandardCharsets.UTF_8);
    }
}
