package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.ErrorCodes;
import dev.mcpcdi.server.Reply.Kind;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** The answer to one request: the first is sent, later ones are not. Safe for any thread. */
final class Answer {

    private static final System.Logger LOG = System.getLogger(Engine.class.getName());
    private static final Runnable NOTHING = () -> {};

    private final JsonValue id;
    private final Era era;
    private final Exchange exchange;
    private final ClientWords client;
    // What is to be run when the answer is given; null from then on.
    private final AtomicReference<Runnable> whenGiven;

    Answer(JsonValue id, Era era, Exchange exchange) {
        this(id, era, exchange, ClientWords.NONE, new AtomicReference<>(NOTHING));
    }

    private Answer(
            JsonValue id,
            Era era,
            Exchange exchange,
            ClientWords client,
            AtomicReference<Runnable> whenGiven) {
        this.id = id;
        this.era = era;
        this.exchange = exchange;
        this.client = client;
        this.whenGiven = whenGiven;
    }

    /** The same answer, to a client that is known by now. */
    Answer to(ClientWords known) {
        return new Answer(id, era, exchange, known, whenGiven);
    }

    /** What the client says it is. */
    ClientWords client() {
        return client;
    }

    /** The session that it belongs to, if any is kept. */
    Optional<Session> session() {
        return client.session().or(exchange::session);
    }

    /** Runs an action when the answer is given, or at once if it was given already. */
    void whenGiven(Runnable action) {
        Runnable all =
                whenGiven.updateAndGet(before -> before == null ? null : then(before, action));
        if (all == null) {
            action.run();
        }
    }

    private static Runnable then(Runnable first, Runnable second) {
        return () -> {
            first.run();
            second.run();
        };
    }

    /** Where the request came from. */
    Exchange exchange() {
        return exchange;
    }

    void result(JsonObject result) {
        opened(result, Optional.empty());
    }

    /** Answers a handshake, with the id of the session if it has one. */
    void opened(JsonObject result, Optional<String> sessionId) {
        reply(new Reply(Kind.ANSWERED, Optional.of(new Message.Success(id, result)), sessionId));
    }

    /** Turns away a request that may not enter a session. */
    void refuse(SessionEntry.Closed entry) {
        fail(entry.kind(), entry.error());
    }

    /** Answers with an error that a handler came to. */
    void error(RpcError error) {
        fail(Kind.ANSWERED, error);
    }

    /** Refuses a request that must not reach a handler. */
    void reject(RpcError error) {
        fail(Kind.REJECTED, error);
    }

    /**
     * Refuses parameters of a wrong shape. A client of a session would lose the code of a rejected
     * request, so there it is an answer like any other.
     */
    void refuseParams(String reason) {
        fail(
                era == Era.MODERN ? Kind.REJECTED : Kind.ANSWERED,
                new RpcError(RpcError.INVALID_PARAMS, "Invalid params: " + reason));
    }

    /** Says that nobody serves the method; in the session era a 404 would end the session. */
    void methodNotFound(String method) {
        fail(
                era == Era.MODERN ? Kind.NOT_FOUND : Kind.ANSWERED,
                new RpcError(RpcError.METHOD_NOT_FOUND, "Method not found: " + method));
    }

    /** Whether it was given; what is sent afterwards belongs to nothing. */
    boolean isGiven() {
        return whenGiven.get() == null;
    }

    /** Refuses a client that does not take what the answer is. */
    void notAcceptable(RpcError error) {
        fail(Kind.NOT_ACCEPTABLE, error);
    }

    /** Ends a request that nobody waits for any more. */
    void cancelled() {
        fail(Kind.CANCELLED, new RpcError(ErrorCodes.REQUEST_CANCELLED, "Request cancelled"));
    }

    void busy() {
        fail(Kind.BUSY, new RpcError(RpcError.INTERNAL_ERROR, "Too many calls in progress"));
    }

    /** Answers for a failure of this library: its trace is for the log only. */
    void crash(Throwable failure) {
        // The id in its JSON form, so that no client writes lines into the log.
        LOG.log(Level.ERROR, "Request " + id + " failed inside the server.", failure);
        fail(Kind.ANSWERED, new RpcError(RpcError.INTERNAL_ERROR, "Internal error"));
    }

    private void fail(Kind kind, RpcError error) {
        reply(new Reply(kind, Optional.of(new Message.Failure(Optional.of(id), error))));
    }

    private void reply(Reply reply) {
        Runnable action = whenGiven.getAndSet(null);
        if (action != null) {
            action.run();
            exchange.reply(reply);
        }
    }
}
