package dev.mcpcdi.client;

import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.MalformedMessageException;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.Message.Response;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import jakarta.json.spi.JsonProvider;
import java.security.Principal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** A server in the same process; what passes are bytes, so that both sides' codecs are used. */
final class InMemory implements Connection {

    private static final String SESSION = "Mcp-Session-Id";

    private final Engine engine;
    private final Codec codec;
    private final Sender sender;

    /** The session that the server began; null before, and with a server that keeps none. */
    private volatile String session;

    InMemory(Engine engine, JsonProvider json, Sender sender) {
        this.engine = engine;
        this.codec = new Codec(json);
        this.sender = sender;
    }

    @Override
    public CompletionStage<Response> ask(
            Message.Request request, Map<String, String> headers, Consumer<Message> meanwhile) {
        InOrder line = new InOrder();
        return send(request, headers, sent -> line.run(() -> meanwhile.accept(passed(sent))))
                .thenApply(this::received);
    }

    @Override
    public void tell(Message message, Map<String, String> headers) {
        send(message, headers, sent -> {});
    }

    private CompletionStage<Reply> send(
            Message message, Map<String, String> headers, Consumer<Message> meanwhile) {
        Map<String, List<String>> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        all.putAll(sender.headers());
        if (session != null) {
            all.put(SESSION, List.of(session));
        }
        headers.forEach((name, value) -> all.put(name, List.of(value)));
        Call call =
                new Call(
                        sender.user(),
                        name -> all.getOrDefault(name, List.of()),
                        meanwhile,
                        new CompletableFuture<>());
        engine.handle(codec.write(message), call);
        return call.end().thenApply(this::remembered);
    }

    private Reply remembered(Reply reply) {
        reply.sessionId().ifPresent(id -> session = id);
        return reply;
    }

    private Response received(Reply reply) {
        return (Response)
                passed(
                        reply.response()
                                .orElseThrow(
                                        () ->
                                                new UnexpectedAnswerException(
                                                        "There is no answer.")));
    }

    private Message passed(Message sent) {
        try {
            return codec.read(engine.codec().write(sent));
        } catch (MalformedMessageException malformed) {
            throw new UnexpectedAnswerException("The server sent no message.", malformed);
        }
    }

    /** Who sends, and the headers that all messages have. */
    record Sender(Optional<User> user, Map<String, List<String>> headers) {

        Sender {
            headers = Map.copyOf(headers);
        }
    }

    /** A user, as a container would have authenticated it. */
    record User(String name, Set<String> roles) implements Principal {

        @Override
        public String getName() {
            return name;
        }
    }

    /** One message on its way. */
    private record Call(
            Optional<User> user,
            Headers sent,
            Consumer<Message> meanwhile,
            CompletableFuture<Reply> end)
            implements Exchange {

        @Override
        public Optional<Principal> principal() {
            return user.map(known -> known);
        }

        @Override
        public boolean isUserInRole(String role) {
            return user.filter(known -> known.roles().contains(role)).isPresent();
        }

        @Override
        public Optional<Headers> headers() {
            return Optional.of(sent);
        }

        @Override
        public boolean canAsk() {
            return true;
        }

        @Override
        public void send(Message message) {
            meanwhile.accept(message);
        }

        @Override
        public void reply(Reply reply) {
            end.complete(reply);
        }
    }
}
