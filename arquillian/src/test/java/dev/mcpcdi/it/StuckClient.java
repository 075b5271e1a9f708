package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A client that begins to read, and reads no more. */
final class StuckClient implements AutoCloseable {

    /** Of 64 KiB each: more than connection and server buffer, less than the queue takes too. */
    private static final int WORDS = 300;

    private final MidStream client;
    private final CompletableFuture<HttpResponse<String>> cut;
    private final CompletableFuture<Duration> time;

    StuckClient(OwnServer server) throws Exception {
        var wire = new Wire(server.endpoint("soak"));
        client =
                new MidStream(
                                server.port(),
                                SoakRequests.http(
                                        "POST",
                                        "/soak/mcp",
                                        SoakRequests.modern(1, "pour", WORDS),
                                        Wire.modern("pour")))
                        .begun();
        long since = System.nanoTime();
        cut = wire.postLater(SoakRequests.modern(2, "await_cut", 0), Wire.modern("await_cut"));
        time = cut.thenApply(answer -> Duration.ofNanos(System.nanoTime() - since));
    }

    /** Waits until the server has given it up; gives the figures. */
    String run() throws Exception {
        var answer = cut.get(2, TimeUnit.MINUTES);
        assertThat(answer.body()).contains("\"text\":\"Cut.\"");
        assertThat(client.isCut()).isTrue();
        return "cut after %d s".formatted(time.get().toSeconds());
    }

    @Override
    public void close() throws IOException {
        client.close();
    }
}
