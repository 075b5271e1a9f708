package dev.mcpcdi.it;

import jakarta.json.JsonObject;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/** One client of 2026-07-28 that listens, and counts what it is told. For one thread. */
final class ListenStream {

    private final SocketChannel channel;
    private final int id;
    private final ByteBuffer request;
    private final EventReader reader = new EventReader(this::heard);
    private boolean isAcknowledged;
    private boolean isEnded;
    private int changes;
    private String fault;

    ListenStream(SocketChannel channel, int id, byte[] request) {
        this.channel = channel;
        this.id = id;
        this.request = ByteBuffer.wrap(request);
    }

    SocketChannel channel() {
        return channel;
    }

    /** Whether all of the request is on its way. */
    boolean write() throws IOException {
        channel.write(request);
        return !request.hasRemaining();
    }

    /** Takes what has come; false at the end of the connection. */
    boolean read(ByteBuffer buffer) throws IOException {
        int count = channel.read(buffer.clear());
        if (count > 0) {
            reader.read(buffer.flip());
        }
        return count >= 0;
    }

    private void heard(String data) {
        JsonObject message = Wire.json(data);
        if (isEnded) {
            fail("after its end: " + data);
        } else if (!isAcknowledged) {
            isAcknowledged = expect(message, SoakRequests.acknowledged(id));
        } else if (message.containsKey("result")) {
            isEnded = expect(message, SoakRequests.ended(id));
        } else if (expect(message, SoakRequests.toolsChanged(id))) {
            changes++;
        }
    }

    private boolean expect(JsonObject message, JsonObject expected) {
        if (!message.equals(expected)) {
            fail("not " + expected + " but " + message);
        }
        return message.equals(expected);
    }

    void fail(String what) {
        fault = fault == null ? "stream %d: %s".formatted(id, what) : fault;
    }

    /** The first thing that went wrong, null for nothing. */
    String fault() {
        return fault;
    }

    boolean isAcknowledged() {
        return isAcknowledged;
    }

    /** Whether the server ended it with a result, and the response with its last chunk. */
    boolean isEnded() {
        return isEnded && reader.isDone();
    }

    int changes() {
        return changes;
    }
}
