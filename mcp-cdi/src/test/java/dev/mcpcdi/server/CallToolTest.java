package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ANSWERED;
import static dev.mcpcdi.server.Reply.Kind.BUSY;
import static dev.mcpcdi.server.Reply.Kind.REJECTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.invoke.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CallToolTest {

    private static final String INTERNAL =
            "{'jsonrpc':'2.0','id':2,'error':{'code':-32603,'message':'Internal error'}}";

    @ParameterizedTest
    @ValueSource(strings = {"2025-06-18", "2025-11-25"})
    void session_era_with_structured_content(String revision) {
        Frames.with(FakeToolCall.echo())
                .header("MCP-Protocol-Version", revision)
                .expect(
                        call("'name':'echo','arguments':{'a':1}"),
                        ANSWERED,
                        "{'jsonrpc':'2.0','id':2,'result':{"
                                + "'content':[{'type':'text','text':'{\\\"a\\\":1}'}],"
                                + "'structuredContent':{'a':1}}}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-03-26"})
    void session_era_without_structured_content(String revision) {
        Frames.with(FakeToolCall.echo())
                .header("MCP-Protocol-Version", revision)
                .expect(
                        call("'name':'echo','arguments':{}"),
                        ANSWERED,
                        "{'jsonrpc':'2.0','id':2,'result':{"
                                + "'content':[{'type':'text','text':'{}'}]}}");
    }

    @Test
    void modern_era() {
        Frames.with(FakeToolCall.echo())
                .expect(
                        call("'name':'echo','arguments':{'a':1},'task':{}," + Frames.ENVELOPE),
                        ANSWERED,
                        "{'jsonrpc':'2.0','id':2,'result':{"
                                + "'content':[{'type':'text','text':'{\\\"a\\\":1}'}],"
                                + "'structuredContent':{'a':1},"
                                + Frames.STAMP
                                + "}}");
    }

    @Test
    void arguments_that_are_missing_are_empty() {
        Frames.with(FakeToolCall.echo())
                .expect(
                        call("'name':'echo'"),
                        ANSWERED,
                        "{'jsonrpc':'2.0','id':2,'result':{"
                                + "'content':[{'type':'text','text':'{}'}],'structuredContent':{}}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'arguments':{} | name must be a string",
                "'name':5 | name must be a string",
                "'name':'echo','arguments':[] | arguments must be an object",
                "'name':'echo','arguments':null | arguments must be an object",
                "'name':'echo','arguments':'{}' | arguments must be an object"
            })
    void params_of_a_wrong_shape(String params, String reason) {
        Frames frames = Frames.with(FakeToolCall.echo());
        String error =
                "{'jsonrpc':'2.0','id':2,'error':{'code':-32602,'message':'Invalid params: "
                        + reason
                        + "'}}";

        frames.expect(call(params), ANSWERED, error);
        frames.expect(call(params + "," + Frames.ENVELOPE), REJECTED, error);
    }

    @Test
    void unknown_tool_is_a_result() {
        Frames frames = Frames.with(FakeToolCall.echo());
        String text = "'content':[{'type':'text','text':'Unknown tool: Echo'}],'isError':true";

        frames.expect(
                call("'name':'Echo'"),
                ANSWERED,
                "{'jsonrpc':'2.0','id':2,'result':{" + text + "}}");
        frames.expect(
                call("'name':'Echo'," + Frames.ENVELOPE),
                ANSWERED,
                "{'jsonrpc':'2.0','id':2,'result':{" + text + "," + Frames.STAMP + "}}");
    }

    @Test
    void tool_error() {
        Frames.with(FakeToolCall.ending("t", Outcome.OfTool.error("no stock")))
                .expect(
                        call("'name':'t'"),
                        ANSWERED,
                        "{'jsonrpc':'2.0','id':2,'result':{"
                                + "'content':[{'type':'text','text':'no stock'}],'isError':true}}");
    }

    @Test
    void result_without_content() {
        Outcome nothing = new Outcome.OfTool(List.of(), Optional.empty(), false);

        Frames.with(FakeToolCall.ending("t", nothing))
                .expect(
                        call("'name':'t'"),
                        ANSWERED,
                        "{'jsonrpc':'2.0','id':2,'result':{'content':[]}}");
    }

    @Test
    void refusal() {
        Outcome refusal = new Outcome.Refusal(-5, "no", Optional.of(Frames.JSON.createValue("d")));
        Frames frames = Frames.with(FakeToolCall.ending("t", refusal));
        String error = "{'jsonrpc':'2.0','id':2,'error':{'code':-5,'message':'no','data':'d'}}";

        frames.expect(call("'name':'t'"), ANSWERED, error);
        frames.expect(call("'name':'t'," + Frames.ENVELOPE), ANSWERED, error);
    }

    @Test
    void stage_that_ends_later_is_answered_once() {
        CompletableFuture<Outcome> stage = new CompletableFuture<>();
        Frames frames = Frames.with(FakeToolCall.named("t", arguments -> stage));

        RecordingExchange exchange = frames.send(call("'name':'t'"));
        assertThat(exchange.replies()).isEmpty();
        stage.complete(Outcome.OfTool.error("late"));

        frames.assertReplied(
                exchange,
                ANSWERED,
                "{'jsonrpc':'2.0','id':2,'result':{"
                        + "'content':[{'type':'text','text':'late'}],'isError':true}}");
    }

    @Test
    void failure_of_ours_is_masked() {
        RuntimeException failure = new IllegalStateException("secret");

        Frames.with(
                        FakeToolCall.named(
                                "t",
                                arguments -> {
                                    throw failure;
                                }))
                .expect(call("'name':'t'"), ANSWERED, INTERNAL);
        Frames.with(
                        FakeToolCall.named(
                                "t",
                                arguments -> {
                                    throw new StackOverflowError();
                                }))
                .expect(call("'name':'t'"), ANSWERED, INTERNAL);
        Frames.with(FakeToolCall.named("t", arguments -> CompletableFuture.failedStage(failure)))
                .expect(call("'name':'t'"), ANSWERED, INTERNAL);
        Frames.with(FakeToolCall.named("t", arguments -> null))
                .expect(call("'name':'t'"), ANSWERED, INTERNAL);
        Frames.with(FakeToolCall.ending("t", null)).expect(call("'name':'t'"), ANSWERED, INTERNAL);
    }

    @Test
    void result_that_cannot_be_written_down_is_masked() {
        List<Content> blocks = List.of(new Content.Text(null));
        Outcome broken = new Outcome.OfTool(blocks, Optional.empty(), false);

        Frames.with(FakeToolCall.ending("t", broken))
                .expect(call("'name':'t'"), ANSWERED, INTERNAL);
    }

    @Test
    void executor_that_fails_is_masked() {
        CallExecutor broken =
                call -> {
                    throw new IllegalStateException("secret");
                };

        Frames.with(broken, FakeToolCall.echo()).expect(call("'name':'echo'"), ANSWERED, INTERNAL);
    }

    @Test
    void executor_that_is_full() {
        Frames frames =
                Frames.with(
                        call -> {
                            throw new RejectedExecutionException();
                        },
                        FakeToolCall.echo());

        frames.expect(
                call("'name':'echo'"),
                BUSY,
                "{'jsonrpc':'2.0','id':2,'error':{'code':-32603,"
                        + "'message':'Too many calls in progress'}}");
        frames.expect(
                "{'jsonrpc':'2.0','id':2,'method':'ping'}",
                ANSWERED,
                "{'jsonrpc':'2.0','id':2,'result':{}}");
    }

    @Test
    void rejection_inside_a_tool_does_not_look_like_a_full_executor() {
        Frames.with(
                        FakeToolCall.named(
                                "t",
                                arguments -> {
                                    throw new RejectedExecutionException();
                                }))
                .expect(call("'name':'t'"), ANSWERED, INTERNAL);
    }

    @Test
    void only_calls_of_tools_leave_the_calling_thread() {
        List<Runnable> handedOver = new ArrayList<>();
        Frames frames = Frames.with(handedOver::add, FakeToolCall.echo());

        RecordingExchange exchange = frames.send(call("'name':'echo'"));
        assertThat(exchange.replies()).isEmpty();
        assertThat(frames.send("{'jsonrpc':'2.0','id':2,'method':'tools/list'}").replies())
                .hasSize(1);
        assertThat(frames.send(call("'name':'nosuch'")).replies()).hasSize(1);
        assertThat(handedOver).hasSize(1);
        handedOver.get(0).run();

        assertThat(exchange.replies()).hasSize(1);
    }

    private static String call(String params) {
        return "{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{" + params + "}}";
    }
}
