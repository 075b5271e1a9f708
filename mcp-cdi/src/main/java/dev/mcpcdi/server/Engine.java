package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.MalformedMessageException;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.protocol.Era;
import jakarta.json.spi.JsonProvider;
import java.util.List;
import java.util.Optional;

/**
 * The protocol engine: one incoming message in, one reply out. Safe for any thread.
 *
 * <p>Each message is served by the rules of its era, which its body decides (2026-07-28,
 * Versioning, Backward Compatibility). Tools run through the {@link CallExecutor}; everything else
 * is answered on the calling thread.
 */
public final class Engine {

    private final Codec codec;
    private final Requests session;
    private final Requests modern;

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
            JsonProvider json) {
        codec = new Codec(json);
        Methods methods = Methods.of(identity, tools, executor, json);
        session = new SessionRequests(methods.session());
        modern = new ModernRequests(methods.modern(), json);
    }

    /**
     * The text form of messages.
     *
     * @return the codec, for writing replies
     */
    public Codec codec() {
        return codec;
    }

    /**
     * Takes one message as it came off the wire.
     *
     * @param message the bytes, UTF-8
     * @param exchange the way back
     */
    public void handle(byte[] message, Exchange exchange) {
        Message read;
        try {
            read = codec.read(message);
        } catch (MalformedMessageException e) {
            exchange.reply(new Reply(Reply.Kind.REJECTED, Optional.of(e.answer())));
            return;
        }
        handle(read, exchange);
    }

    /**
     * Takes one message that was read already.
     *
     * @param message the message
     * @param exchange the way back
     */
    public void handle(Message message, Exchange exchange) {
        Optional<Exchange.Headers> headers = exchange.headers();
        VersionHeader version = VersionHeader.of(headers);
        if (message instanceof Message.Request request) {
            serve(new Inbound(request, headers, version), exchange);
        } else if (message instanceof Message.Notification) {
            exchange.reply(notified(version));
        } else {
            exchange.reply(answered(version));
        }
    }

    private void serve(Inbound inbound, Exchange exchange) {
        Era era = inbound.era();
        Answer answer = new Answer(inbound.request().id(), era, exchange);
        try {
            (era == Era.MODERN ? modern : session).serve(inbound, answer);
        } catch (RuntimeException | Error e) {
            answer.crash(e);
        }
    }

    /**
     * No notification of a client changes anything yet. A refusal has an error without an id, as a
     * transport may send it (2025-11-25, Transports, Sending Messages): servers fill a refusal that
     * has no body with a page of their own.
     */
    private static Reply notified(VersionHeader version) {
        return version.isUnknown() ? rejected(VersionHeader.UNKNOWN) : Reply.accepted();
    }

    /** 2026-07-28, Transports: clients send no responses. */
    private static Reply answered(VersionHeader version) {
        return version.isModern() || version.isUnknown()
                ? rejected("Responses are not taken here")
                : Reply.accepted();
    }

    private static Reply rejected(String reason) {
        RpcError error = new RpcError(RpcError.INVALID_REQUEST, reason);
        return new Reply(
                Reply.Kind.REJECTED, Optional.of(new Message.Failure(Optional.empty(), error)));
    }
}
