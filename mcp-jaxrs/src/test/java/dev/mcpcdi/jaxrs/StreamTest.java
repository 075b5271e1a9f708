package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Cancellation;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.server.Settings;
import dev.mcpcdi.server.StreamSettings;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Responses that become event streams, byte by byte. */
@Timeout(60)
class StreamTest {

    private static final String BOTH = "application/json, text/event-stream";

    private static final String PROGRESS =
            """
            {"jsonrpc":"2.0","method":"notifications/progress",\
            "params":{"progressToken":"p","progress":1,"total":2}}""";

    private static final String ANSWER =
            """
            {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"done"}],\
            "resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":\
            {"name":"Bookshop","version":"1.0.0"}}}}""";

    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    private Endpoint endpoint(StreamSettings streams, Function<CallContext, String> tool)
            throws IOException {
        Settings defaults = Settings.defaults();
        Settings settings =
                new Settings(
                        defaults.application(),
                        defaults.allowedOrigins(),
                        defaults.allowedHosts(),
                        true,
                        defaults.maxBodyBytes(),
                        defaults.maxSessions(),
                        defaults.sessionTimeout(),
                        defaults.toolTimeout(),
                        defaults.askTimeout(),
                        defaults.requestState(),
                        streams);
        return new Endpoint(
                        ShopEngine.telling(threads::execute, tool),
                        new ServingApplication(Optional.empty()),
                        settings)
                .with(Shop.Api.class, "/api/*")
                .start();
    }

    /** A request on a connection of its own, whose answer is read line by line. */
    private static final class Call implements AutoCloseable {

        private final Socket socket;
        private final BufferedReader lines;

        Call(Endpoint endpoint, String accept) throws IOException {
            String body =
                    """
                    {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","_meta":{\
                    "progressToken":"p","io.modelcontextprotocol/protocolVersion":"2026-07-28",\
                    "io.modelcontextprotocol/clientCapabilities":{}}}}""";
            String head =
                    """
                    POST /shop/api/mcp HTTP/1.1
                    Host: localhost
                    Connection: close
                    Content-Type: application/json
                    Accept: %s
                    MCP-Protocol-Version: 2026-07-28
                    Mcp-Method: tools/call
                    Mcp-Name: say
                    Content-Length: %d

                    """
                            .formatted(accept, body.length());
            socket = new Socket(InetAddress.getLoopbackAddress(), endpoint.port());
            socket.getOutputStream()
                    .write((head.replace("\n", "\r\n") + body).getBytes(StandardCharsets.UTF_8));
            lines =
                    new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        }

        /** The next line that is no header of the server's own and no size of a chunk. */
        String line() {
            try {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    if (!line.isEmpty()
                            && !line.matches("[0-9a-f]+|(Server|Date|Connection): .*")) {
                        return line;
                    }
                }
                return null;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        List<String> rest() {
            List<String> rest = new ArrayList<>();
            for (String line = line(); line != null; line = line()) {
                rest.add(line);
            }
            return rest;
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    private static String half(CallContext context) {
        context.progress(1, 2);
        return "done";
    }

    @Test
    void what_comes_before_the_answer_opens_a_stream() throws IOException {
        try (Endpoint endpoint = endpoint(StreamSettings.defaults(), StreamTest::half);
                Call call = new Call(endpoint, BOTH)) {
            assertThat(call.rest())
                    .containsSubsequence("HTTP/1.1 200 OK", ":", ":")
                    .contains(
                            "Content-Type: text/event-stream",
                            "Cache-Control: no-cache, no-transform",
                            "X-Accel-Buffering: no")
                    .endsWith(
                            "event: message",
                            "data: " + PROGRESS,
                            "event: message",
                            "data: " + ANSWER);
        }
    }

    @Test
    void a_client_that_takes_no_stream_gets_the_answer_alone() throws IOException {
        try (Endpoint endpoint = endpoint(StreamSettings.defaults(), StreamTest::half);
                Call call = new Call(endpoint, "application/json")) {
            assertThat(call.rest())
                    .contains("Content-Type: application/json")
                    .noneMatch(line -> line.startsWith("data:"))
                    .endsWith(ANSWER);
        }
    }

    @Test
    void a_server_that_gives_no_stream_gives_the_answer_alone() throws IOException {
        StreamSettings jsonOnly = new StreamSettings(true, Duration.ofNanos(1), 1);
        try (Endpoint endpoint = endpoint(jsonOnly, StreamTest::half);
                Call call = new Call(endpoint, BOTH)) {
            assertThat(call.rest()).contains("Content-Type: application/json").endsWith(ANSWER);
        }
    }

    @Test
    void an_answer_that_takes_long_comes_on_a_stream() throws IOException {
        CountDownLatch read = new CountDownLatch(1);
        Function<CallContext, String> slow =
                context -> {
                    try {
                        read.await();
                    } catch (InterruptedException e) {
                        return "interrupted";
                    }
                    return "done";
                };
        StreamSettings soon = new StreamSettings(false, Duration.ofMillis(1), 1);
        try (Endpoint endpoint = endpoint(soon, slow);
                Call call = new Call(endpoint, BOTH)) {
            assertThat(call.line()).isEqualTo("HTTP/1.1 200 OK");
            String line = call.line();
            while (!line.equals(":")) {
                line = call.line();
            }
            // The stream is open, and the tool has not answered yet.
            read.countDown();
            assertThat(call.rest()).containsExactly(":", "event: message", "data: " + ANSWER);
        }
    }

    @Test
    void a_call_whose_client_is_gone_is_cancelled() throws IOException, InterruptedException {
        BlockingQueue<Boolean> seen = new LinkedBlockingQueue<>();
        Function<CallContext, String> endless =
                context -> {
                    Cancellation cancellation = context.cancellation();
                    for (int i = 0; !cancellation.isRequested(); i++) {
                        context.progress(i, Integer.MAX_VALUE);
                    }
                    seen.add(true);
                    return "nobody listens";
                };
        try (Endpoint endpoint = endpoint(StreamSettings.defaults(), endless)) {
            try (Call call = new Call(endpoint, BOTH)) {
                assertThat(call.line()).isEqualTo("HTTP/1.1 200 OK");
            }
            assertThat(seen.take()).isTrue();
        }
    }
}
