package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Cancellation;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.server.Reply.Kind;
import jakarta.json.JsonObject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calls that take too long, and calls that the end of the server overtakes (mcp-spec.md E-075). */
class DeadlineTest {

    private final Clockwork clock = new Clockwork();
    private final Slow tool = new Slow();

    /** Time that passes when the test says so. */
    private static final class Clockwork implements Timer {

        final List<Duration> delays = new ArrayList<>();
        final List<Runnable> due = new ArrayList<>();

        @Override
        public Runnable after(Duration delay, Runnable action) {
            delays.add(delay);
            due.add(action);
            return () -> due.remove(action);
        }

        void strike() {
            List.copyOf(due).forEach(Runnable::run);
        }
    }

    /** A tool whose stage ends when the test says so. */
    private static final class Slow implements ToolCall {

        final CompletableFuture<Outcome> stage = new CompletableFuture<>();
        Optional<Duration> timeout = Optional.empty();
        Cancellation cancellation;

        @Override
        public ToolDefinition definition() {
            return FakeToolCall.echo().definition();
        }

        @Override
        public Optional<Duration> timeout() {
            return timeout;
        }

        @Override
        public CompletionStage<Outcome> run(
                JsonObject arguments, CallContext context, Questions questions) {
            cancellation = context.cancellation();
            return stage;
        }
    }

    private Frames frames(Duration otherwise) {
        return Frames.timed(clock, Optional.ofNullable(otherwise), tool);
    }

    private static RecordingExchange call(Frames frames) {
        return frames.send(
                "{'jsonrpc':'2.0','id':7,'method':'tools/call','params':{'name':'echo',%s}}"
                        .formatted(Frames.ENVELOPE));
    }

    private static String timedOut(String after) {
        return "{'jsonrpc':'2.0','id':7,'result':{'content':[{'type':'text','text':'Error executing"
                + " tool echo: timed out after %s'}],'isError':true,".formatted(after)
                + Frames.STAMP
                + "}}";
    }

    @ParameterizedTest
    @CsvSource({"PT30S, 30 s", "PT1M30S, 90 s", "PT0.25S, 250 ms"})
    void a_call_that_takes_too_long_is_answered_and_cancelled(String timeout, String words) {
        tool.timeout = Optional.of(Duration.parse(timeout));
        Frames frames = frames(Duration.ofHours(1));
        RecordingExchange exchange = call(frames);
        assertThat(clock.delays).containsExactly(Duration.parse(timeout));
        assertThat(exchange.replies()).isEmpty();
        clock.strike();
        frames.assertReplied(exchange, Kind.ANSWERED, timedOut(words));
        assertThat(tool.cancellation.isRequested()).isTrue();
        assertThat(tool.cancellation.reason()).contains("timed out after " + words);
        tool.stage.complete(Outcome.OfTool.error("late"));
        assertThat(exchange.replies()).hasSize(1);
    }

    @Test
    void the_setting_is_for_tools_that_say_nothing() {
        Frames frames = frames(Duration.ofSeconds(5));
        RecordingExchange exchange = call(frames);
        clock.strike();
        frames.assertReplied(exchange, Kind.ANSWERED, timedOut("5 s"));
    }

    @Test
    void without_either_a_call_may_take_for_ever() {
        call(frames(null));
        assertThat(clock.delays).isEmpty();
    }

    @Test
    void an_answer_stops_the_clock() {
        RecordingExchange exchange = call(frames(Duration.ofSeconds(5)));
        tool.stage.complete(Outcome.OfTool.error("in time"));
        assertThat(clock.due).isEmpty();
        assertThat(exchange.replies()).hasSize(1);
        assertThat(tool.cancellation.isRequested()).isFalse();
    }

    private void assertStopped(Frames frames, RecordingExchange exchange) {
        frames.assertReplied(
                exchange,
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':7,'error':{'code':-32603,'message':'The server stops'}}");
        assertThat(tool.cancellation.reason()).contains("The server stops");
    }

    @Test
    void the_end_of_the_server_ends_its_calls() {
        Frames frames = frames(null);
        RecordingExchange exchange = call(frames);
        frames.close();
        assertStopped(frames, exchange);
    }

    @Test
    void the_end_of_the_server_ends_calls_that_come_too_late() {
        Frames frames = frames(null);
        frames.close();
        RecordingExchange exchange = call(frames);
        frames.assertReplied(
                exchange,
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':7,'error':{'code':-32603,'message':'The server stops'}}");
        assertThat(tool.cancellation).isNull();
    }
}
