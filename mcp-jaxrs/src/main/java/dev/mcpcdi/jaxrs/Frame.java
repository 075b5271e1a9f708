package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.stream.EventSink;
import java.nio.charset.StandardCharsets;

/** The bytes of a stream (HTML, Server-sent events). */
final class Frame {

    private Frame() {}

    /** A line that no client looks at. */
    static byte[] comment() {
        return bytes(":\n\n");
    }

    static byte[] of(EventSink.Event event) {
        StringBuilder frame = new StringBuilder(event.data().length() + 64);
        if (!event.data().isEmpty()) {
            frame.append("event: message\n");
        }
        event.id().ifPresent(id -> frame.append("id: ").append(id).append('\n'));
        event.retry()
                .ifPresent(pause -> frame.append("retry: ").append(pause.toMillis()).append('\n'));
        return bytes(frame.append("data: ").append(event.data()).append("\n\n").toString());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
