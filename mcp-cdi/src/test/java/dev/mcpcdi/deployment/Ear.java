package dev.mcpcdi.deployment;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import dev.mcpcdi.server.Session;
import dev.mcpcdi.server.stream.EventSink;
import dev.mcpcdi.server.stream.MessageStream;
import jakarta.enterprise.inject.se.SeContainer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A client that hears all that is sent to it, as it comes: messages, events of streams, answers.
 */
final class Ear {

    private final Engine engine;
    private final Optional<Session> connection;
    private final Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private Optional<String> sessionId = Optional.empty();

    private Ear(SeContainer container, boolean isConnected) {
        engine = container.select(Engine.class).get();
        connection =
                isConnected
                        ? Optional.of(new Session(message -> heard.add(text(message))))
                        : Optional.empty();
    }

    /** On a connection of its own, as over stdio. */
    static Ear connected(SeContainer container) {
        return new Ear(container, true);
    }

    /** By one request after the other, as over HTTP. */
    static Ear overHttp(SeContainer container) {
        return new Ear(container, false);
    }

    Ear header(String name, String value) {
        headers.put(name, List.of(value));
        return this;
    }

    /** The next thing that is heard, waiting for it. */
    String next() throws InterruptedException {
        return heard.take();
    }

    /** Sends a message and hears what comes of it. */
    Ear send(String message) {
        engine.handle(message.getBytes(StandardCharsets.UTF_8), new Way());
        return this;
    }

    /** Listens by GET. */
    void listen() {
        engine.listen(new Way());
    }

    /** Begins a session. */
    Ear begin(String revision) throws InterruptedException {
        send(
                """
                {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"%s",\
                "capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"""
                        .formatted(revision));
        next();
        sessionId.ifPresent(id -> header("Mcp-Session-Id", id));
        return send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    }

    private String text(Message message) {
        return engine.codec().text(message);
    }

    /** The way back of one message. */
    private final class Way implements Exchange, EventSink {

        private MessageStream.Opening opening;

        @Override
        public Optional<Headers> headers() {
            return connection.isPresent()
                    ? Optional.empty()
                    : Optional.of(name -> headers.getOrDefault(name, List.of()));
        }

        @Override
        public Optional<Session> session() {
            return connection;
        }

        @Override
        public boolean acceptsStream() {
            return true;
        }

        @Override
        public void send(Message message) {
            heard.add(text(message));
        }

        @Override
        public void carry(MessageStream.Opening how) {
            opening = how;
        }

        @Override
        public void stream() {
            if (opening != null) {
                opening.open(this);
            }
        }

        @Override
        public void reply(Reply reply) {
            sessionId = reply.sessionId().or(() -> sessionId);
            reply.response().ifPresent(response -> heard.add(text(response)));
        }

        @Override
        public void send(Event event) {
            heard.add(event.data());
        }

        @Override
        public void end() {}

        @Override
        public boolean isOpen() {
            return true;
        }
    }
}
