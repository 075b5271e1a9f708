package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.model.ServerIdentity;
import jakarta.json.spi.JsonProvider;
import java.util.List;

/** The protocol engine: one incoming message in, one reply out. Safe for any thread. */
public final class Engine {

    /**
     * Makes an engine.
     *
     * @param identity what the server is
     * @param tools the tools, each name once
     * @param executor runs the application's methods
     * @param json the provider of all JSON
     */
    public Engine(
            ServerIdentity identity,
            List<ToolCall> tools,
            CallExecutor executor,
            JsonProvider json) {}

    /**
     * The text form of messages.
     *
     * @return the codec, for writing replies
     */
    public Codec codec() {
        throw new UnsupportedOperationException();
    }

    /**
     * Takes one message as it came off the wire.
     *
     * @param message the bytes, UTF-8
     * @param exchange the way back
     */
    public void handle(byte[] message, Exchange exchange) {
        throw new UnsupportedOperationException();
    }
}
