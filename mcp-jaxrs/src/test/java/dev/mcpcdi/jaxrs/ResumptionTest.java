package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.server.Settings;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Streams of a session whose client hangs up and comes back, line by line. */
@Timeout(60)
class ResumptionTest {

    private static final String PRIMING = "id: 1-0|retry: 1000|data: ";

    private static final String PROGRESS =
            """
            {"jsonrpc":"2.0","method":"notifications/progress",\
            "params":{"progressToken":"p","progress":%d,"total":2}}""";

    private static final String ANSWER =
            """
            {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"done"}]}}""";

    private static final String CALL =
            """
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","_meta":{\
            "progressToken":"p"}}}""";

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final CountDownLatch comeBack = new CountDownLatch(1);

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    private Endpoint endpoint(Function<CallContext, String> tool) throws IOException {
        return new Endpoint(
                        ShopEngine.keepingSessions(threads::execute, tool),
                        new ServingApplication(Optional.empty()),
                        Settings.defaults())
                .with(Shop.Api.class, "/api/*")
                .start();
    }

    private static String event(int number, String message) {
        return "event: message|id: 1-" + number + "|data: " + message;
    }

    private String report(CallContext context) {
        context.progress(1, 2);
        await();
        context.progress(2, 2);
        return "done";
    }

    private String hangUp(CallContext context) {
        context.closeStream();
        await();
        return "done";
    }

    private void await() {
        try {
            comeBack.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void a_client_that_lost_its_connection_gets_the_rest() throws IOException {
        try (Endpoint endpoint = endpoint(this::report)) {
            String session = Connection.session(endpoint);
            try (Connection call = new Connection(endpoint, "POST", session, CALL)) {
                assertThat(call.event()).isEqualTo(PRIMING);
                assertThat(call.event()).isEqualTo(event(1, PROGRESS.formatted(1)));
            }
            comeBack.countDown();
            try (Connection rest = Connection.resume(endpoint, session, "1-1")) {
                assertThat(rest.events())
                        .containsExactly(event(2, PROGRESS.formatted(2)), event(3, ANSWER));
            }
            // Once more, from the start: what was sent is still kept.
            try (Connection again = Connection.resume(endpoint, session, "1-0")) {
                assertThat(again.events())
                        .containsExactly(
                                event(1, PROGRESS.formatted(1)),
                                event(2, PROGRESS.formatted(2)),
                                event(3, ANSWER));
            }
        }
    }

    @Test
    void a_call_hangs_up_and_its_client_comes_back_before_the_answer() throws IOException {
        try (Endpoint endpoint = endpoint(this::hangUp)) {
            String session = Connection.session(endpoint);
            try (Connection call = new Connection(endpoint, "POST", session, CALL)) {
                assertThat(call.events()).containsExactly(PRIMING);
            }
            try (Connection rest = Connection.resume(endpoint, session, "1-0")) {
                comeBack.countDown();
                assertThat(rest.events()).containsExactly(event(1, ANSWER));
            }
        }
    }

    @Test
    void an_event_that_was_never_sent() throws IOException {
        try (Endpoint endpoint = endpoint(context -> "done");
                Connection rest =
                        Connection.resume(endpoint, Connection.session(endpoint), "9-9")) {
            assertThat(rest.all())
                    .startsWith("HTTP/1.1 400 Bad Request\n")
                    .contains("Content-Type: application/json\n")
                    .contains(
                            Wire.error(
                                    -32600,
                                    "Header Last-Event-ID names no event that can be resumed"
                                            + " from"));
        }
    }
}
