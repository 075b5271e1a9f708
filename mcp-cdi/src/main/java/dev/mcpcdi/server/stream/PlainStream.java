package dev.mcpcdi.server.stream;

/**
 * A stream that ends with its connection, as all of 2026-07-28 do.
 *
 * @param sink the response
 */
public record PlainStream(EventSink sink) implements MessageStream {

    @Override
    public void send(String json) {
        sink.send(EventSink.Event.of(json));
    }

    @Override
    public void end() {
        sink.end();
    }
}
