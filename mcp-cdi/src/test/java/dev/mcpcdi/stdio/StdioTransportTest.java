package dev.mcpcdi.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.Access;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.server.CallExecutor;
import dev.mcpcdi.server.CallThreads;
import dev.mcpcdi.server.Engine;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Lines in, lines out. */
class StdioTransportTest {

    private static final JsonProvider JSON = JsonProvider.provider();
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}";
    private static final String INITIALIZE =
            "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
                    + "\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"c\",\"version\":\"1\"}}}";
    private static final String INITIALIZED =
            "{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\","
                    + "\"capabilities\":{\"tools\":{\"listChanged\":true},\"logging\":{}},\"serverInfo\":{\"name\":\"Bookshop\",\"version\":\"1.0.0\"}}}";
    private static final String DISCOVER =
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"server/discover\",\"params\":{\"_meta\":"
                    + "{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                    + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}";

    private final CallExecutor direct = Runnable::run;

    @Test
    void each_message_is_answered_by_one_line() {
        assertThat(run(direct, PING + "\n" + PING + "\n")).isEqualTo(PONG + "\n" + PONG + "\n");
    }

    @Test
    void the_last_line_need_not_end() {
        assertThat(run(direct, PING)).isEqualTo(PONG + "\n");
    }

    @Test
    void no_input_gives_no_output() {
        assertThat(run(direct, "")).isEmpty();
    }

    @Test
    void blank_lines_and_notifications_get_nothing() {
        String ready = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";
        assertThat(run(direct, "\n \t\r\n" + ready + "\r\n" + PING + "\r\n"))
                .isEqualTo(PONG + "\n");
    }

    @Test
    void a_broken_line_does_not_end_the_next() {
        assertThat(run(direct, "{\n" + PING + "\n"))
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32700,\"message\":\"Parse error\"}}\n"
                                + PONG
                                + "\n");
    }

    @Test
    void both_eras_share_a_pipe_and_the_handshake_is_remembered() {
        String list = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}";
        String[] lines =
                run(direct, String.join("\n", list, DISCOVER, INITIALIZE, DISCOVER, list))
                        .split("\n");
        assertThat(lines).hasSize(5);
        assertThat(lines[0]).contains("Not initialized: call initialize first");
        assertThat(lines[1]).contains("\"resultType\":\"complete\"").isEqualTo(lines[3]);
        assertThat(lines[2]).isEqualTo(INITIALIZED);
        assertThat(lines[4]).contains("\"tools\":[{\"name\":\"say\"").doesNotContain("resultType");
    }

    @Test
    void text_beyond_ascii_is_utf8_and_line_breaks_are_escaped() {
        assertThat(run(direct, INITIALIZE + "\n" + call(7, "Žižek\\n📚")))
                .isEqualTo(INITIALIZED + "\n" + said(7, "Žižek\\n📚") + "\n");
    }

    @Test
    void the_longest_line_is_read_and_a_longer_one_skipped() {
        String longest = PING + " ".repeat(Lines.MAX_BYTES - PING.length());
        assertThat(run(direct, longest + "\n" + longest + " \n" + PING + "\n"))
                .isEqualTo(
                        PONG
                                + "\n{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32600,\"message\":"
                                + "\"Message too long: at most 4194304 bytes are read\"}}\n"
                                + PONG
                                + "\n");
    }

    @Test
    void calls_run_at_once_and_their_lines_stay_whole_after_the_end_of_the_input() {
        int calls = 50;
        CountDownLatch all = new CountDownLatch(calls);
        String input =
                IntStream.range(0, calls)
                        .mapToObj(i -> call(i, "w".repeat(10_000) + i))
                        .collect(Collectors.joining("\n", INITIALIZE + "\n", ""));
        List<String> expected =
                IntStream.range(0, calls)
                        .mapToObj(i -> said(i, "w".repeat(10_000) + i))
                        .collect(Collectors.toList());
        expected.add(INITIALIZED);
        try (CallThreads threads = new CallThreads(calls)) {
            String output = run(threads, input, () -> meet(all));
            assertThat(output.split("\n")).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void a_client_that_does_not_read_ends_it() {
        OutputStream closed =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("Broken pipe");
                    }
                };
        InputStream endless =
                new InputStream() {
                    private int at;

                    @Override
                    public int read() {
                        return (PING + "\n").charAt(at++ % (PING.length() + 1));
                    }
                };
        new StdioTransport(engine(direct, () -> {}), endless, closed).run();
    }

    private static void meet(CountDownLatch all) {
        all.countDown();
        try {
            all.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String run(CallExecutor executor, String input) {
        return run(executor, input, () -> {});
    }

    private static String run(CallExecutor executor, String input, Runnable inCall) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        new StdioTransport(engine(executor, inCall), in, out).run();
        return out.toString(StandardCharsets.UTF_8);
    }

    private static Engine engine(CallExecutor executor, Runnable inCall) {
        ServerIdentity identity =
                new ServerIdentity(
                        "Bookshop",
                        "1.0.0",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());
        return new Engine(identity, List.of(new Say(inCall)), executor, JSON);
    }

    private static String call(int id, String word) {
        return ("{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"tools/call\",\"params\":"
                        + "{\"name\":\"say\",\"arguments\":{\"word\":\"%s\"}}}")
                .formatted(id, word);
    }

    private static String said(int id, String word) {
        return "{\"jsonrpc\":\"2.0\",\"id\":%d,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"%s\"}]}}"
                .formatted(id, word);
    }

    private record Say(Runnable inCall) implements ToolCall {

        @Override
        public ToolDefinition definition() {
            JsonObject schema = JSON.createObjectBuilder().add("type", "object").build();
            return new ToolDefinition(
                    "say",
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    schema,
                    Optional.empty(),
                    Decoration.NONE,
                    Access.OPEN);
        }

        @Override
        public CompletionStage<Outcome> run(
                JsonObject arguments, CallContext context, Questions questions) {
            inCall.run();
            Content said = new Content.Text(arguments.getString("word"));
            return CompletableFuture.completedFuture(
                    new Outcome.OfTool(List.of(said), Optional.<JsonValue>empty(), false));
        }
    }
}
