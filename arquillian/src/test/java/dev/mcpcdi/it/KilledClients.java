package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Clients of both eras that vanish while the server talks to them. */
final class KilledClients {

    private static final int KILLS = SoakShare.of(500);
    private static final int AT_ONCE = 8;

    /**
     * What a client has on a server; the client that is stuck and the one that waits for it may
     * have theirs.
     */
    private static final Map<String, Long> LEFT =
            Map.of(
                    "dev.mcpcdi.server.Session", 0L,
                    "dev.mcpcdi.server.Subscription", 0L,
                    "dev.mcpcdi.invoke.CancelSignal", 2L,
                    "dev.mcpcdi.jaxrs.EventStream", 2L,
                    "dev.mcpcdi.jaxrs.HttpExchange", 2L);

    private static final int OTHERS = 10;

    private final OwnServer server;
    private final Wire wire;
    private final Jvm jvm;

    KilledClients(OwnServer server) {
        this.server = server;
        wire = new Wire(server.endpoint("soak"));
        jvm = server.jvm();
    }

    /** Gives its figures. */
    String run() throws Exception {
        kill(4 * AT_ONCE); // the server has the threads for it from then on
        awaitNothing();
        int threads = jvm.threads();
        long descriptors = jvm.descriptors();
        kill(KILLS);
        int threadsThen = jvm.threads();
        awaitNothing();
        int threadsAfter = jvm.awaitThreads(threads + OTHERS); // threads without work go, too
        long descriptorsAfter = jvm.descriptors();
        assertThat(descriptorsAfter).isLessThan(descriptors + OTHERS);
        return "%d kills; threads %d before, %d then, %d after; descriptors %d before, %d after"
                .formatted(
                        KILLS, threads, threadsThen, threadsAfter, descriptors, descriptorsAfter);
    }

    private void kill(int count) throws Exception {
        var killers = Executors.newFixedThreadPool(AT_ONCE);
        try {
            var kills = new ArrayList<Callable<Void>>();
            for (int i = 0; i < count; i++) {
                int number = i;
                kills.add(() -> killOne(number));
            }
            for (Future<Void> kill : killers.invokeAll(kills)) {
                kill.get();
            }
        } finally {
            killers.shutdownNow();
        }
    }

    /** By turns of both eras, a call and a client that listens; half of them close properly. */
    private Void killOne(int number) throws Exception {
        byte[] request =
                switch (number % 4) {
                    case 0 -> call(SoakRequests.modern(number, "talk", 1), Wire.modern("talk"));
                    case 1 -> call(SoakRequests.listen(number), listening());
                    case 2 -> call(SoakRequests.session(number, "talk", 1), wire.openSession());
                    default -> SoakRequests.http("GET", "/soak/mcp", "", ready());
                };
        try (var client = new MidStream(server.port(), request)) {
            client.begun();
            if (number % 8 < 4) {
                client.reset();
            }
        }
        return null;
    }

    private static byte[] call(String body, String... headers) {
        return SoakRequests.http("POST", "/soak/mcp", body, headers);
    }

    private static String[] listening() {
        return new String[] {
            "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "subscriptions/listen"
        };
    }

    /** A session that is told of changes. */
    private String[] ready() throws Exception {
        String[] session = wire.openSession();
        wire.post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", session);
        return session;
    }

    /** Changes show who is gone; each request of a session clears idle ones away. */
    private void awaitNothing() throws Exception {
        jvm.awaitLive(
                "nothing is left",
                live -> {
                    touch();
                    return LEFT.entrySet().stream()
                            .allMatch(left -> live.count(left.getKey()) <= left.getValue());
                });
    }

    private void touch() {
        try {
            wire.post(SoakRequests.modern(1, "change", 1), Wire.modern("change"));
            SoakRequests.touchSessions(wire);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
