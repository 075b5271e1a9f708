package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import dev.mcpcdi.server.Session;
import jakarta.enterprise.inject.se.SeContainer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A connection that is a session of 2025-11-25: raw messages in, and out in their order. */
final class Pipe {

    private final Engine engine;
    private final BlockingQueue<String> out = new LinkedBlockingQueue<>();
    private final Session session = new Session(this::put);

    private Pipe(Engine engine) {
        this.engine = engine;
    }

    /** Opens a session, whose handshake is done. */
    static Pipe open(SeContainer container, String capabilities) {
        Pipe pipe = new Pipe(container.select(Engine.class).get());
        pipe.send(
                """
                {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":\
                "2025-11-25","capabilities":%s,"clientInfo":{"name":"c","version":"1"}}}"""
                        .formatted(capabilities));
        assertThat(pipe.next()).contains("\"protocolVersion\":\"2025-11-25\"");
        pipe.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        return pipe;
    }

    void call(String tool, String arguments) {
        send(
                """
                {"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"%s","arguments":%s}}"""
                        .formatted(tool, arguments));
    }

    /** Answers a request of the server. */
    void answer(int id, String result) {
        send("{\"jsonrpc\":\"2.0\",\"id\":%d,\"result\":%s}".formatted(id, result));
    }

    void send(String message) {
        engine.handle(message.getBytes(StandardCharsets.UTF_8), new Line());
    }

    void end() {
        session.end();
    }

    /** The next message of the server. */
    String next() {
        try {
            String message = out.poll(20, TimeUnit.SECONDS);
            return message == null ? "nothing came" : message;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void put(Message message) {
        out.add(new String(engine.codec().write(message), StandardCharsets.UTF_8));
    }

    private final class Line implements Exchange {

        @Override
        public Optional<Headers> headers() {
            return Optional.empty();
        }

        @Override
        public Optional<Session> session() {
            return Optional.of(session);
        }

        @Override
        public boolean acceptsStream() {
            return true;
        }

        @Override
        public void send(Message message) {
            put(message);
        }

        @Override
        public void reply(Reply reply) {
            reply.response()
                    .filter(last -> reply.kind() != Reply.Kind.CANCELLED)
                    .ifPresent(Pipe.this::put);
        }
    }
}
