package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.MalformedMessageException;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.spi.RequestStateCodec;
import jakarta.json.JsonArray;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.security.Principal;
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
    private final OneWay oneWay;
    private final Batches batches;
    private final SessionDoor door;

    /**
     * Makes an engine that keeps no sessions of HTTP clients.
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
        this(new Served(identity, tools), executor, json, Optional.empty());
    }

    /**
     * Makes an engine.
     *
     * @param served what is served
     * @param executor runs the application's methods
     * @param json the provider of all JSON
     * @param settings how it is served
     * @param codec the application's own seals of request state; empty for ours
     */
    public Engine(
            Served served,
            CallExecutor executor,
            JsonProvider json,
            Settings settings,
            Optional<RequestStateCodec> codec) {
        this(
                served,
                executor,
                json,
                new Kept(sessions(settings), Seals.of(served, json, settings, codec)));
    }

    Engine(Served served, CallExecutor executor, JsonProvider json, Optional<Sessions> sessions) {
        this(
                served,
                executor,
                json,
                new Kept(sessions, Seals.of(served, json, Settings.defaults(), Optional.empty())));
    }

    private Engine(Served served, CallExecutor executor, JsonProvider json, Kept kept) {
        codec = new Codec(json);
        door = new SessionDoor(kept.sessions());
        Results results = new Results(served.identity(), json);
        Rounds rounds = new Rounds(codec, json, results, kept.seals());
        RunningCalls running = new RunningCalls();
        CallContexts contexts = new CallContexts(new Notifications(json), running);
        Methods methods = Methods.of(served.tools(), executor, results, rounds, contexts);
        Handshake handshake = new Handshake(results, methods.capabilities(), door);
        session = new SessionRequests(methods.session(), handshake, door);
        modern = new ModernRequests(methods.modern(), json);
        oneWay = new OneWay(door, running);
        batches = new Batches(this, codec, door);
    }

    /**
     * What is served.
     *
     * @param identity what the server is
     * @param tools the tools, each name once
     */
    public record Served(ServerIdentity identity, List<ToolCall> tools) {}

    /** What outlives a request, here or with the client. */
    private record Kept(Optional<Sessions> sessions, Seals seals) {}

    private static Optional<Sessions> sessions(Settings settings) {
        return settings.stateless()
                ? Optional.empty()
                : Optional.of(
                        new Sessions(
                                settings.maxSessions(),
                                settings.sessionTimeout(),
                                System::nanoTime));
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
     * Takes what came off the wire: one message, or a batch where the revision has them.
     *
     * @param message the bytes, UTF-8
     * @param exchange the way back
     */
    public void handle(byte[] message, Exchange exchange) {
        try {
            JsonValue value = codec.parse(message);
            if (value instanceof JsonArray batch) {
                batches.handle(batch, exchange);
            } else {
                handle(codec.read(value), exchange);
            }
        } catch (MalformedMessageException e) {
            exchange.reply(new Reply(Reply.Kind.REJECTED, Optional.of(e.answer())));
        }
    }

    /**
     * Takes one message that was read already.
     *
     * @param message the message
     * @param exchange the way back
     */
    public void handle(Message message, Exchange exchange) {
        if (message instanceof Message.Request request) {
            VersionHeader version = VersionHeader.of(exchange.headers());
            serve(new Inbound(request, exchange, version), exchange);
        } else if (message instanceof Message.Notification notification) {
            exchange.reply(oneWay.notified(notification, exchange));
        } else {
            exchange.reply(oneWay.answered(exchange));
        }
    }

    /**
     * Ends a session, as a client of HTTP asks by DELETE.
     *
     * @param headers the headers of the request, which name the session
     * @param principal who asks
     * @return the reply; empty where no sessions are kept, so that there is nothing to ask for
     */
    public Optional<Reply> end(Exchange.Headers headers, Optional<Principal> principal) {
        return door.end(headers, principal);
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
}
