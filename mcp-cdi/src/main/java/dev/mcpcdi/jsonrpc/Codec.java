package dev.mcpcdi.jsonrpc;

import jakarta.json.spi.JsonProvider;

/** Messages to text and back. Safe for any thread. */
public final class Codec {

    /**
     * Makes a codec.
     *
     * @param json the provider of parsers and generators
     */
    public Codec(JsonProvider json) {}

    /**
     * Writes a message on one line.
     *
     * @param message the message
     * @return UTF-8 text without a line break
     */
    public byte[] write(Message message) {
        throw new UnsupportedOperationException();
    }
}
