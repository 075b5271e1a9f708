package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;

/** Many streams that are silent most of the time, while others call. */
final class IdleStreams {

    private static final String SUBSCRIPTION = "dev.mcpcdi.server.Subscription";

    private static final int STREAMS = SoakShare.of(2_000);
    private static final int CALLS_A_SECOND = SoakShare.of(200);
    private static final int SECONDS = SoakShare.of(60);

    /** At once, so that they become one. */
    private static final int BURST = 3;

    /** Threads that the server makes for other reasons; far fewer than streams. */
    private static final int OTHER_THREADS = 40;

    /** The library's own for streams, whose names begin so. */
    private static final String WRITERS = "mcp-stream-";

    private static final long OTHER_BYTES = 16L << 20;

    private final OwnServer server;
    private final Wire wire;
    private final Jvm jvm;
    private Jvm.Live before;

    IdleStreams(OwnServer server) {
        this.server = server;
        wire = new Wire(server.endpoint("soak"));
        jvm = server.jvm();
    }

    /** The server has all that it needs for calls from then on. */
    void warmUp() throws Exception {
        try (var first = new PacedCalls(server)) {
            first.call(CALLS_A_SECOND, CALLS_A_SECOND).join();
            first.assertAnswered();
        }
        before = jvm.live();
    }

    /** Gives its figures. */
    String run() throws Exception {
        int threadsBefore = jvm.threads();
        String load;
        int threadsOpen;
        Jvm.Live open;
        try (var streams = new ListenStreams(server.port(), "/soak/mcp");
                var paced = new PacedCalls(server)) {
            streams.open(STREAMS);
            open = jvm.live();
            assertThat(open.count(SUBSCRIPTION)).isEqualTo(STREAMS);
            threadsOpen = jvm.threads();
            load = tellOfChanges(streams, paced);
        }
        assertThat(threadsOpen).isLessThan(threadsBefore + OTHER_THREADS);
        Jvm.Live after = jvm.awaitLive("memory returns", this::isNoneLeft);
        return "%d streams; threads %d before, %d open; live MB %d before, %d open, %d after; %s"
                .formatted(
                        STREAMS,
                        threadsBefore,
                        threadsOpen,
                        before.megabytes(),
                        open.megabytes(),
                        after.megabytes(),
                        load);
    }

    /** A burst after the other, each when all have heard of the one before; gives its figures. */
    private String tellOfChanges(ListenStreams streams, PacedCalls paced) throws Exception {
        CompletableFuture<Void> calling = paced.call(CALLS_A_SECOND * SECONDS, CALLS_A_SECOND);
        long writers = 0;
        int bursts = 0;
        while (!calling.isDone()) {
            change(BURST);
            streams.awaitChanges(++bursts);
            writers = Math.max(writers, jvm.threads(WRITERS));
        }
        calling.join();
        change(1);
        streams.awaitChanges(++bursts);
        int calls = paced.assertAnswered();
        assertThat(streams.changes()).isBetween(bursts, BURST * bursts);
        assertThat(writers).isLessThan(OTHER_THREADS);
        return "%d calls, %d bursts of changes, %d told; %d threads write"
                .formatted(calls, bursts, streams.changes(), writers);
    }

    private boolean isNoneLeft(Jvm.Live live) {
        try {
            change(1); // that its clients are gone shows when something is written to them
            SoakRequests.touchSessions(wire);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        return live.count(SUBSCRIPTION) == 0 && live.bytes() < before.bytes() + OTHER_BYTES;
    }

    private void change(int times) throws Exception {
        var answer = wire.post(SoakRequests.modern(1, "change", times), Wire.modern("change"));
        assertThat(answer.statusCode()).isEqualTo(200);
    }
}
