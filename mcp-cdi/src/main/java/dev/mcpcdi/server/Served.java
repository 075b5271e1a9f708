package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.ServerIdentity;
import java.util.List;

/**
 * What is served.
 *
 * @param identity what the server is
 * @param offer what clients can call
 */
public record Served(ServerIdentity identity, Offer offer) {

    /**
     * Tools alone.
     *
     * @param identity what the server is
     * @param tools the tools, each name once
     */
    public Served(ServerIdentity identity, List<ToolCall> tools) {
        this(identity, new Offer(tools));
    }
}
