package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Content;
import dev.mcpcdi.LogLevel;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a call tells its client before its answer. */
class ReportsTest {

    private static final Codec CODEC = new Codec(Frames.JSON);

    private CallContext kept;

    /** A tool that reports, and is done. */
    private record Reporter(Consumer<CallContext> reports) implements ToolCall {

        @Override
        public ToolDefinition definition() {
            return FakeToolCall.echo().definition();
        }

        @Override
        public CompletionStage<Outcome> run(
                JsonObject arguments, CallContext context, Questions questions) {
            reports.accept(context);
            return CompletableFuture.completedFuture(
                    new Outcome.OfTool(List.of(new Content.Text("done")), Optional.empty(), false));
        }
    }

    private Frames frames(Consumer<CallContext> reports) {
        return Frames.with(
                new Reporter(
                        context -> {
                            kept = context;
                            reports.accept(context);
                        }));
    }

    private static String call(String meta) {
        return "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'echo','_meta':{%s}}}"
                .formatted(meta);
    }

    private static String modern(String meta) {
        return call(
                "'io.modelcontextprotocol/protocolVersion':'2026-07-28',"
                        + "'io.modelcontextprotocol/clientCapabilities':{}"
                        + meta);
    }

    private static List<String> sent(RecordingExchange exchange) {
        return exchange.sent().stream()
                .map(CODEC::write)
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8).replace('"', '\''))
                .toList();
    }

    private static void steps(CallContext context) {
        context.progress(1, 4);
        context.progress(1, 4);
        context.progress(0.5, 4);
        context.progress(2.5, 4, "More than half");
        context.progress(3, OptionalDouble.empty(), Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"'abc'", "7"})
    void progress_is_sent_with_the_token_as_it_came_and_only_upwards(String token) {
        String start =
                "{'jsonrpc':'2.0','method':'notifications/progress','params':{'progressToken':"
                        + token;
        String[] expected = {
            start + ",'progress':1,'total':4}}",
            start + ",'progress':2.5,'total':4,'message':'More than half'}}",
            start + ",'progress':3}}"
        };
        Frames frames = frames(ReportsTest::steps);
        assertThat(sent(frames.send(call("'progressToken':" + token)))).containsExactly(expected);
        assertThat(sent(frames.send(modern(",'progressToken':" + token))))
                .containsExactly(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "'progressToken':null", "'progressToken':{}"})
    void without_a_token_there_is_no_progress(String meta) {
        assertThat(sent(frames(ReportsTest::steps).send(call(meta)))).isEmpty();
    }

    @Test
    void nothing_is_sent_after_the_answer() {
        RecordingExchange exchange =
                frames(context -> {})
                        .send(
                                modern(
                                        ",'progressToken':1,"
                                                + "'io.modelcontextprotocol/logLevel':'debug'"));
        assertThat(exchange.replies()).hasSize(1);
        kept.progress(1, 1);
        log(kept, LogLevel.EMERGENCY, "late", Optional.empty());
        assertThat(exchange.sent()).isEmpty();
    }

    private static void logs(CallContext context) {
        log(context, LogLevel.DEBUG, "a", Optional.empty());
        log(context, LogLevel.INFO, "b", Optional.of("shop"));
        log(context, LogLevel.ERROR, "c", Optional.empty());
    }

    private static void log(
            CallContext context, LogLevel level, String data, Optional<String> logger) {
        context.reports().log(level, () -> Frames.JSON.createValue(data), logger);
    }

    private static final String DEBUG = message("debug", "", "a");
    private static final String INFO = message("info", "'logger':'shop',", "b");
    private static final String ERROR = message("error", "", "c");

    private static String message(String level, String logger, String data) {
        return "{'jsonrpc':'2.0','method':'notifications/message','params':{'level':'%s',%s'data':'%s'}}"
                .formatted(level, logger, data);
    }

    @Test
    void a_modern_request_gets_the_levels_it_asks_for() {
        Frames frames = frames(ReportsTest::logs);
        String level = ",'io.modelcontextprotocol/logLevel':'%s'";
        assertThat(sent(frames.send(modern("")))).isEmpty();
        assertThat(sent(frames.send(modern(level.formatted("debug")))))
                .containsExactly(DEBUG, INFO, ERROR);
        assertThat(sent(frames.send(modern(level.formatted("warning"))))).containsExactly(ERROR);
    }

    @Test
    void a_session_gets_the_levels_it_has_set() {
        Frames frames = frames(ReportsTest::logs).onConnection(new Session(message -> {}));
        frames.send(
                "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':"
                        + "'2025-11-25','capabilities':{},'clientInfo':{'name':'t','version':'1'}}}");
        assertThat(sent(frames.send(call("")))).containsExactly(INFO, ERROR);
        frames.expect(
                "{'jsonrpc':'2.0','id':2,'method':'logging/setLevel','params':{'level':'error'}}",
                Reply.Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':2,'result':{}}");
        assertThat(sent(frames.send(call("")))).containsExactly(ERROR);
    }

    @ParameterizedTest
    @CsvSource(
            value = {"{}", "{'level':7}", "{'level':'loud'}", "{'level':'INFO'}"},
            delimiter = '|')
    void a_level_that_there_is_not(String params) {
        frames(context -> {})
                .expect(
                        "{'jsonrpc':'2.0','id':2,'method':'logging/setLevel','params':"
                                + params
                                + "}",
                        Reply.Kind.ANSWERED,
                        "{'jsonrpc':'2.0','id':2,'error':{'code':-32602,'message':'Invalid params:"
                                + " level must be one of debug, info, notice, warning, error,"
                                + " critical, alert, emergency'}}");
    }

    @Test
    void a_progress_that_is_no_number() {
        frames(context -> {}).send(call("'progressToken':1"));
        assertThatThrownBy(() -> kept.progress(Double.NaN, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Progress is a finite number, not NaN of OptionalDouble[1.0].");
    }
}
