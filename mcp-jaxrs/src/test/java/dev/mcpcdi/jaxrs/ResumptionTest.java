package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.server.Settings;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    private static final String INITIALIZE =
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":\
            "2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}""";

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

    /** A connection of its own whose answer is read event by event. */
    private static final class Connection implements AutoCloseable {

        private final Socket socket;
        private final BufferedReader lines;

        Connection(Endpoint endpoint, String method, String headers, String body)
                throws IOException {
            String head =
                    """
                    %s /shop/api/mcp HTTP/1.1
                    Host: localhost
                    Connection: close
                    Content-Type: application/json
                    Accept: application/json, text/event-stream
                    %sContent-Length: %d

                    """
                            .formatted(method, headers, body.length());
            socket = new Socket(InetAddress.getLoopbackAddress(), endpoint.port());
            socket.getOutputStream()
                    .write((head.replace("\n", "\r\n") + body).getBytes(StandardCharsets.UTF_8));
            lines =
                    new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        }

        /** The next event, its lines with bars between them; null at the end. */
        String event() throws IOException {
            List<String> event = new ArrayList<>();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.matches("(id|retry|event|data): .*")) {
                    event.add(line);
                }
                if (line.startsWith("data: ")) {
                    return String.join("|", event);
                }
            }
            return null;
        }

        List<String> events() throws IOException {
            List<String> events = new ArrayList<>();
            for (String event = event(); event != null; event = event()) {
                events.add(event);
            }
            return events;
        }

        String all() throws IOException {
            StringBuilder all = new StringBuilder();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                all.append(line).append('\n');
            }
            return all.toString();
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    private static String session(Endpoint endpoint) throws IOException {
        try (Connection opening = new Connection(endpoint, "POST", "", INITIALIZE)) {
            Matcher id =
                    Pattern.compile("Mcp-Session-Id: (\\S+)", Pattern.CASE_INSENSITIVE)
                            .matcher(opening.all());
            assertThat(id.find()).isTrue();
            return "Mcp-Session-Id: " + id.group(1) + "\n";
        }
    }

    private static String event(int number, String message) {
        return "event: message|id: 1-" + number + "|data: " + message;
    }

    private static Connection resume(Endpoint endpoint, String session, String event)
            throws IOException {
        return new Connection(endpoint, "GET", session + "Last-Event-ID: " + event + "\n", "");
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
            String session = session(endpoint);
            try (Connection call = new Connection(endpoint, "POST", session, CALL)) {
                assertThat(call.event()).isEqualTo(PRIMING);
                assertThat(call.event()).isEqualTo(event(1, PROGRESS.formatted(1)));
            }
            comeBack.countDown();
            try (Connection rest = resume(endpoint, session, "1-1")) {
                assertThat(rest.events())
                        .containsExactly(event(2, PROGRESS.formatted(2)), event(3, ANSWER));
            }
            // Once more, from the start: what was sent is still kept.
            try (Connection again = resume(endpoint, session, "1-0")) {
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
            String session = session(endpoint);
            try (Connection call = new Connection(endpoint, "POST", session, CALL)) {
                assertThat(call.events()).containsExactly(PRIMING);
            }
            try (Connection rest = resume(endpoint, session, "1-0")) {
                comeBack.countDown();
                assertThat(rest.events()).containsExactly(event(1, ANSWER));
            }
        }
    }

    @Test
    void an_event_that_was_never_sent() throws IOException {
        try (Endpoint endpoint = endpoint(context -> "done");
                Connection rest = resume(endpoint, session(endpoint), "9-9")) {
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
