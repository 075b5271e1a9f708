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

    private static final long OTHER_BYTES = 16L << 20;

    private final OwnServer server;
    private final Wire wire;
    private final Jvm jvm;

    IdleStreams(OwnServer server) {
        this.server = server;
        wire = new Wire(server.endpoint("soak"));
        jvm = server.jvm();
    }

    /** Gives its figures. */
    String run() throws Exception {
        try (var first = new PacedCalls(server)) {
            first.call(CALLS_A_SECOND, CALLS_A_SECOND).join();
            first.assertAnswered();
        }
        Jvm.Live before = jvm.live();
        int threadsBefore = jvm.threads();
        int calls;
        int changes;
        int threads;
        Jvm.Live open;
        try (var streams = new ListenStreams(server.port(), "/soak/mcp");
                var paced = new PacedCalls(server)) {
            streams.open(STREAMS);
            open = jvm.live();
            assertThat(open.count(SUBSCRIPTION)).isEqualTo(STREAMS);
            int threadsIdle = jvm.threads();
            threads = Math.max(threadsIdle, tellOfChanges(streams, paced));
            calls = paced.assertAnswered();
            changes = streams.changes();
        }
        assertThat(threads).isLessThan(threadsBefore + OTHER_THREADS);
        Jvm.Live after = jvm.awaitLive("no subscription", this::isNoneLeft);
        assertThat(after.bytes()).isLessThan(before.bytes() + OTHER_BYTES);
        return ("%d streams, %d calls, %d changes each; threads %d before, %d at most;"
                        + " live MB %d before, %d open, %d after")
                .formatted(
                        STREAMS,
                        calls,
                        changes,
                        threadsBefore,
                        threads,
                        before.megabytes(),
                        open.megabytes(),
                        after.megabytes());
    }

    /** A burst after the other, each when all have heard of the one before; gives most threads. */
    private int tellOfChanges(ListenStreams streams, PacedCalls paced) throws Exception {
        CompletableFuture<Void> calls = paced.call(CALLS_A_SECOND * SECONDS, CALLS_A_SECOND);
        int most = 0;
        int bursts = 0;
        while (!calls.isDone()) {
            change(BURST);
            streams.awaitChanges(++bursts);
            most = Math.max(most, jvm.threads());
        }
        calls.join();
        change(1);
        streams.awaitChanges(++bursts);
        assertThat(streams.changes()).isBetween(bursts, BURST * bursts);
        return most;
    }

    private boolean isNoneLeft(Jvm.Live live) {
        try {
            change(1); // that its clients are gone shows when something is written to them
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        return live.count(SUBSCRIPTION) == 0;
    }

    private void change(int times) throws Exception {
        var answer = wire.post(SoakRequests.modern(1, "change", times), Wire.modern("change"));
        assertThat(answer.statusCode()).isEqualTo(200);
    }
}
