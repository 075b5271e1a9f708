package dev.mcpcdi.client;

import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.MalformedMessageException;
import dev.mcpcdi.jsonrpc.Message;
import jakarta.json.spi.JsonProvider;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** A server that answers with literal results, one after another, and keeps what it was sent. */
final class Script implements Connection {

    private final Codec codec = new Codec(JsonProvider.provider());
    private final Deque<String> results;
    private final Deque<String> asking = new ArrayDeque<>();
    private final List<String> sent = new ArrayList<>();
    private final List<Map<String, String>> headers = new ArrayList<>();

    Script(String... results) {
        this.results = new ArrayDeque<>(List.of(results));
    }

    /** Sends frames before the answer to the next call of a tool. */
    Script asking(String... frames) {
        asking.addAll(List.of(frames));
        return this;
    }

    /** The frames in their order. */
    List<String> sent() {
        return sent;
    }

    /** The headers of the frames in their order. */
    List<Map<String, String>> headers() {
        return headers;
    }

    @Override
    public CompletionStage<Message.Response> ask(
            Message.Request request, Map<String, String> headers, Consumer<Message> meanwhile) {
        keep(request, headers);
        while (request.method().equals("tools/call") && !asking.isEmpty()) {
            meanwhile.accept(read(asking.remove()));
        }
        String frame = "{\"jsonrpc\":\"2.0\",\"id\":" + request.id() + "," + results.remove() + "}";
        return CompletableFuture.completedFuture((Message.Response) read(frame));
    }

    private Message read(String frame) {
        try {
            return codec.read(bytes(frame));
        } catch (MalformedMessageException malformed) {
            throw new AssertionError(frame, malformed);
        }
    }

    @Override
    public void tell(Message message, Map<String, String> headers) {
        keep(message, headers);
    }

    private void keep(Message message, Map<String, String> with) {
        sent.add(new String(codec.write(message), StandardCharsets.UTF_8));
        headers.add(with);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
