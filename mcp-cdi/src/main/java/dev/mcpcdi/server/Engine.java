package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.MalformedMessageException;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.spi.SubscriptionBus.Change;
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
 * Versioning, Backward Compatibility). Methods of the application run through the {@link
 * CallExecutor}; everything else is answered on the calling thread.
 */
public final class Engine {

    private final EngineParts parts;
    private final OneWay oneWay;
    private final Batches batches;
    private final Listening listening;

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
        this(new Served(identity, tools), new Workers(executor, new TransportThreads()), json);
    }

    private Engine(Served served, Workers workers, JsonProvider json) {
        this(
                served,
                workers,
                json,
                Settings.defaults(),
                Kept.of(served, json, Settings.defaults(), Seams.NONE).with(Optional.empty()));
    }

    /**
     * Makes an engine.
     *
     * @param served what is served
     * @param workers run what this thread does not
     * @param json the provider of all JSON
     * @param settings how it is served
     * @param seams what the application brings itself
     */
    public Engine(
            Served served, Workers workers, JsonProvider json, Settings settings, Seams seams) {
        this(served, workers, json, settings, Kept.of(served, json, settings, seams));
    }

    Engine(Served served, Workers workers, JsonProvider json, Settings settings, Kept kept) {
        parts = new EngineBuilder(served, workers, json, settings, kept).build();
        oneWay = new OneWay(parts.door(), parts.running());
        batches = new Batches(this, parts.codec(), parts.door());
        listening = new Listening(parts.door());
    }

    /**
     * The text form of messages.
     *
     * @return the codec, for writing replies
     */
    public Codec codec() {
        return parts.codec();
    }

    /**
     * Takes what came off the wire: one message, or a batch where the revision has them.
     *
     * @param message the bytes, UTF-8
     * @param exchange the way back
     */
    public void handle(byte[] message, Exchange exchange) {
        try {
            JsonValue value = parts.codec().parse(message);
            if (value instanceof JsonArray batch) {
                batches.handle(batch, exchange);
            } else {
                handle(parts.codec().read(value), exchange);
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
        } else if (message instanceof Message.Response response) {
            exchange.reply(oneWay.answered(response, exchange));
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
        return parts.door().end(headers, principal);
    }

    /**
     * Opens a stream to a client of HTTP that listens, or that comes back for the rest of one, as
     * it asks by GET. Refuses by a reply; there is none for a stream that opens.
     *
     * @param exchange the way back
     * @return false where nobody can listen, so that the transport knows no such request
     */
    public boolean listen(Exchange exchange) {
        return listening.listen(exchange);
    }

    /**
     * Tells all clients of a change, also those of other nodes.
     *
     * @param change what changed
     */
    public void publish(Change change) {
        parts.audience().publish(change);
    }

    /**
     * Tells the client of a session that the work on a page is done that its user was to open.
     *
     * @param id the {@code elicitationId}; one that is not known here is ignored
     */
    public void elicitationComplete(String id) {
        parts.pages().completed(id);
    }

    /**
     * Offers something more from now on, and tells clients so: all of it or nothing.
     *
     * @param offer what comes
     * @return takes it back, once
     * @throws TakenException if one of it has a name that is taken
     */
    public Runnable add(Offer offer) {
        return parts.catalogue().add(offer, this::publish);
    }

    /** Ends all streams, calls and sessions; the clients of calls are told that it stops. */
    public void close() {
        parts.audience().end();
        parts.running().end();
        parts.sessions().ifPresent(Sessions::endAll);
    }

    private void serve(Inbound inbound, Exchange exchange) {
        Era era = inbound.era();
        Answer answer = new Answer(inbound.request().id(), era, exchange);
        try {
            (era == Era.MODERN ? parts.modern() : parts.session()).serve(inbound, answer);
        } catch (RuntimeException | Error e) {
            answer.crash(e);
        }
    }
}
