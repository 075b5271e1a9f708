package dev.mcpcdi.it;

import static dev.mcpcdi.it.Wire.json;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Calls at an even rate, of both eras, whether those before were answered or not. Those of the
 * session era are in one session, whose client listens too, so that it does not expire in a pause.
 */
final class PacedCalls implements AutoCloseable {

    private static final int STEPS = 3;

    private final Wire wire;
    private final String[] session;
    private final MidStream listener;
    private final AtomicInteger next = new AtomicInteger();
    private final List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();

    PacedCalls(OwnServer server) throws Exception {
        wire = new Wire(server.endpoint("soak"));
        session = wire.openSession();
        listener =
                new MidStream(server.port(), SoakRequests.http("GET", "/soak/mcp", "", session))
                        .begun();
    }

    /** Calls so often; completes when all was called. */
    CompletableFuture<Void> call(int count, int perSecond) {
        var clock = Executors.newSingleThreadScheduledExecutor();
        var done = new CompletableFuture<Void>();
        int last = next.get() + count;
        clock.scheduleAtFixedRate(
                () -> {
                    if (next.get() == last) {
                        clock.shutdown();
                        done.complete(null);
                    } else {
                        send(next.getAndIncrement());
                    }
                },
                0,
                TimeUnit.SECONDS.toNanos(1) / perSecond,
                TimeUnit.NANOSECONDS);
        return done;
    }

    /** By turns an answer alone, one on a stream, and one of a session on a stream. */
    private synchronized void send(int id) {
        answers.add(
                switch (id % 3) {
                    case 0 ->
                            wire.postLater(
                                    SoakRequests.modern(id, "echo", id), Wire.modern("echo"));
                    case 1 ->
                            wire.postLater(
                                    SoakRequests.modern(id, "count", STEPS), Wire.modern("count"));
                    default -> wire.postLater(SoakRequests.session(id, "count", STEPS), session);
                });
    }

    /** Each call got exactly its own answer, after all that was said before; gives their number. */
    synchronized int assertAnswered() throws Exception {
        for (int id = 0; id < answers.size(); id++) {
            String body = answers.get(id).get(1, TimeUnit.MINUTES).body();
            if (id % 3 == 0) {
                assertAnswer(id, id, json(body));
            } else {
                assertCounted(id, body);
            }
        }
        return answers.size();
    }

    private static void assertCounted(int id, String body) {
        List<JsonObject> messages =
                body.lines()
                        .filter(line -> line.startsWith("data: {"))
                        .map(line -> json(line.substring("data: ".length())))
                        .toList();
        assertThat(messages).as(body).hasSize(STEPS + 1);
        for (int i = 0; i < STEPS; i++) {
            assertThat(messages.get(i)).isEqualTo(progress(id, i + 1));
        }
        assertAnswer(id, STEPS, messages.get(STEPS));
    }

    private static JsonObject progress(int id, int step) {
        return json(
                """
                {"jsonrpc":"2.0","method":"notifications/progress","params":{
                 "progressToken":%d,"progress":%d,"total":%d}}"""
                        .formatted(id, step, STEPS));
    }

    private static void assertAnswer(int id, int result, JsonObject answer) {
        assertThat(answer.getInt("id")).isEqualTo(id);
        assertThat(answer.getJsonObject("result").getJsonObject("structuredContent"))
                .isEqualTo(json("{\"result\":%d}".formatted(result)));
    }

    @Override
    public void close() throws IOException {
        try (listener) {
            wire.end(session);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
