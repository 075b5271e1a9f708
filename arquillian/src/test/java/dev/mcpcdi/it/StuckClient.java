package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** A client that begins to read, and reads no more. */
final class StuckClient implements AutoCloseable {

    /** Of 64 KiB each: more than connection and server buffer, less than the queue takes too. */
    private static final int WORDS = 300;

    private final Wire wire;
    private final MidStream client;
    private final long since = System.nanoTime();

    StuckClient(OwnServer server) throws Exception {
        wire = new Wire(server.endpoint("soak"));
        client =
                new MidStream(
                                server.port(),
                                SoakRequests.http(
                                        "POST",
                                        "/soak/mcp",
                                        SoakRequests.modern(1, "pour", WORDS),
                                        Wire.modern("pour")))
                        .begun();
    }

    /** Waits until the server has given it up; gives the figures. */
    String run() throws Exception {
        var answer =
                wire.postLater(SoakRequests.modern(2, "await_cut", 0), Wire.modern("await_cut"));
        assertThat(answer.get(2, TimeUnit.MINUTES).body()).contains("\"text\":\"Cut.\"");
        var time = Duration.ofNanos(System.nanoTime() - since);
        assertThat(client.isCut()).isTrue();
        return "cut after %d s".formatted(time.toSeconds());
    }

    @Override
    public void close() throws IOException {
        client.close();
    }
}
