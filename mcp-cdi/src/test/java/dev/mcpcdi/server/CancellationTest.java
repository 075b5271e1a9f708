package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Cancellation;
import dev.mcpcdi.Content;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.server.Reply.Kind;
import jakarta.json.JsonObject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that nobody waits for any more. */
@Timeout(30)
class CancellationTest {

    private final CallThreads threads = new CallThreads(4);
    private final Waiting tool = new Waiting();
    private final Session connection = new Session(message -> {});
    private final Frames frames = Frames.with(threads, tool).onConnection(connection);

    /** A tool that waits until it is interrupted, and then returns as if nothing had been. */
    private static final class Waiting implements ToolCall {

        final BlockingQueue<Cancellation> begun = new LinkedBlockingQueue<>();
        final BlockingQueue<String> ended = new LinkedBlockingQueue<>();

        @Override
        public ToolDefinition definition() {
            return FakeToolCall.echo().definition();
        }

        @Override
        public CompletionStage<Outcome> run(
                JsonObject arguments, CallContext context, Questions questions) {
            begun.add(context.cancellation());
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException expected) {
                ended.add("interrupted");
            }
            return CompletableFuture.completedFuture(
                    new Outcome.OfTool(List.of(new Content.Text("late")), Optional.empty(), false));
        }
    }

    @AfterEach
    void close() {
        threads.close();
    }

    private void initialize() {
        frames.send(
                "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':"
                        + "'2025-11-25','capabilities':{},'clientInfo':{'name':'t','version':'1'}}}");
    }

    private static String call(String id) {
        return "{'jsonrpc':'2.0','id':%s,'method':'tools/call','params':{'name':'echo'}}"
                .formatted(id);
    }

    private static String cancel(String params) {
        return "{'jsonrpc':'2.0','method':'notifications/cancelled','params':%s}".formatted(params);
    }

    private void assertCancelled(RecordingExchange exchange, String id) {
        frames.assertReplied(
                exchange,
                Kind.CANCELLED,
                "{'jsonrpc':'2.0','id':%s,'error':{'code':-32800,'message':'Request cancelled'}}"
                        .formatted(id));
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "'7'"})
    void a_client_cancels_its_call(String id) throws InterruptedException {
        initialize();
        RecordingExchange exchange = frames.send(call(id));
        Cancellation cancellation = tool.begun.take();
        assertThat(cancellation.isRequested()).isFalse();
        frames.expectNothing(cancel("{'requestId':7,'reason':'too slow'}"), Kind.ACCEPTED);
        assertThat(tool.ended.take()).isEqualTo("interrupted");
        assertThat(cancellation.isRequested()).isTrue();
        assertThat(cancellation.reason()).contains("too slow");
        assertCancelled(exchange, id);
    }

    /** The session is released by the same answer that forgets the call. */
    @Test
    void a_client_cancels_its_call_over_http() throws InterruptedException {
        Sessions sessions = new Sessions(1, Duration.ofMinutes(30), new Clock());
        Frames http = Frames.keeping(sessions, threads, tool).inSession("2025-11-25");
        RecordingExchange exchange = http.send(call("7"));
        tool.begun.take();
        http.expectNothing(cancel("{'requestId':7}"), Kind.ACCEPTED);
        assertThat(tool.ended.take()).isEqualTo("interrupted");
        assertCancelled(exchange, "7");
    }

    @Test
    void an_action_runs_when_it_happens_and_at_once_afterwards() throws InterruptedException {
        initialize();
        frames.send(call("7"));
        Cancellation cancellation = tool.begun.take();
        BlockingQueue<String> ran = new LinkedBlockingQueue<>();
        cancellation.onRequest(
                () -> {
                    throw new IllegalStateException("its own affair");
                });
        cancellation.onRequest(() -> ran.add("first"));
        frames.send(cancel("{'requestId':7}"));
        cancellation.onRequest(() -> ran.add("second"));
        assertThat(ran).containsExactly("first", "second");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'requestId':8}",
                "{'requestId':true}",
                "{'requestId':null}",
                "{}",
                "{'requestId':{}}"
            })
    void a_cancellation_of_nothing_is_ignored(String params) throws InterruptedException {
        initialize();
        RecordingExchange exchange = frames.send(call("7"));
        Cancellation cancellation = tool.begun.take();
        frames.expectNothing(cancel(params), Kind.ACCEPTED);
        assertThat(cancellation.isRequested()).isFalse();
        assertThat(exchange.replies()).isEmpty();
    }

    @Test
    void nobody_cancels_the_call_of_another_session() throws InterruptedException {
        initialize();
        frames.send(call("7"));
        Cancellation cancellation = tool.begun.take();
        frames.onConnection(new Session(message -> {}));
        initialize();
        frames.send(cancel("{'requestId':7}"));
        assertThat(cancellation.isRequested()).isFalse();
    }

    @Test
    void a_modern_call_ends_with_its_connection() throws InterruptedException {
        RecordingExchange exchange =
                frames.send(
                        "{'jsonrpc':'2.0','id':7,'method':'tools/call','params':{'name':'echo',"
                                + Frames.ENVELOPE
                                + "}}");
        tool.begun.take();
        exchange.goAway();
        assertThat(tool.ended.take()).isEqualTo("interrupted");
        assertCancelled(exchange, "7");
    }

    /** C-064: over HTTP a modern call ends with its connection only. */
    @Test
    void nobody_cancels_a_modern_call_by_its_id() throws InterruptedException {
        Frames http = Frames.with(threads, tool).modernHeaders("tools/call");
        http.header("Mcp-Name", "echo");
        RecordingExchange exchange =
                http.send(call("7").replace("'echo'", "'echo'," + Frames.ENVELOPE));
        Cancellation cancellation = tool.begun.take();
        String params = "{'requestId':7," + Frames.ENVELOPE + "}";
        http.expectNothing(cancel(params), Kind.ACCEPTED);
        assertThat(cancellation.isRequested()).isFalse();
        assertThat(exchange.replies()).isEmpty();
    }

    @Test
    void a_call_of_a_session_goes_on_without_its_connection() throws InterruptedException {
        initialize();
        RecordingExchange exchange = frames.send(call("7"));
        Cancellation cancellation = tool.begun.take();
        exchange.goAway();
        assertThat(cancellation.isRequested()).isFalse();
    }

    @Test
    void an_interrupt_is_not_left_to_the_next_call() throws InterruptedException {
        initialize();
        for (int i = 0; i < 10; i++) {
            frames.send(call("" + i));
            tool.begun.take();
            frames.send(cancel("{'requestId':" + i + "}"));
            assertThat(tool.ended.take()).isEqualTo("interrupted");
        }
        RecordingExchange last = frames.send(call("99"));
        Cancellation cancellation = tool.begun.take();
        assertThat(cancellation.isRequested()).isFalse();
        assertThat(tool.ended).isEmpty();
        assertThat(last.replies()).isEmpty();
    }
}
