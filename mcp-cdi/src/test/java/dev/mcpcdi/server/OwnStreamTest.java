package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.InputRequest;
import dev.mcpcdi.LogLevel;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.server.Reply.Kind;
import dev.mcpcdi.server.stream.RecordingSink;
import jakarta.json.JsonObject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

/** What a call says is on the stream of its own request, and on no other. */
class OwnStreamTest {

    private static final Codec CODEC = new Codec(Frames.JSON);

    private static final String LISTEN =
            "{'jsonrpc':'2.0','id':1,'method':'subscriptions/listen','params':{%s,"
                    + "'notifications':{'toolsListChanged':true}}}";

    private static final String CALL =
            "{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'echo','_meta':{"
                    + "'progressToken':'p'%s}}}";

    private static final String MODERN =
            ",'io.modelcontextprotocol/protocolVersion':'2026-07-28',"
                    + "'io.modelcontextprotocol/clientCapabilities':{'roots':{}},"
                    + "'io.modelcontextprotocol/logLevel':'debug'";

    private static final String PROGRESS =
            "{'jsonrpc':'2.0','method':'notifications/progress','params':{'progressToken':'p',"
                    + "'progress':1,'total':2}}";

    private static final String MESSAGE =
            "{'jsonrpc':'2.0','method':'notifications/message','params':{'level':'error',"
                    + "'data':'low'}}";

    private CallContext kept;

    /** A tool that reports, and ends so. */
    private final class Reporter implements ToolCall {

        private final Outcome outcome;

        Reporter(Outcome outcome) {
            this.outcome = outcome;
        }

        @Override
        public ToolDefinition definition() {
            return FakeToolCall.echo().definition();
        }

        @Override
        public CompletionStage<Outcome> run(
                JsonObject arguments, CallContext context, Questions questions) {
            kept = context;
            report();
            return CompletableFuture.completedFuture(outcome);
        }
    }

    private void report() {
        kept.progress(1, 2);
        kept.reports().log(LogLevel.ERROR, () -> Frames.JSON.createValue("low"), Optional.empty());
    }

    private Reporter done() {
        return new Reporter(
                new Outcome.OfTool(List.of(new Content.Text("done")), Optional.empty(), false));
    }

    private static List<String> sent(RecordingExchange exchange) {
        return exchange.sent().stream()
                .map(message -> CODEC.text(message).replace('"', '\''))
                .toList();
    }

    /** E-057, E-066, E-091, C-059. */
    @Test
    void a_client_of_2026_07_28_that_listens_hears_nothing_of_its_calls() {
        Frames frames = Frames.with(done());
        RecordingExchange listening =
                frames.sendTo(new RecordingSink(), LISTEN.formatted(Frames.ENVELOPE));
        RecordingExchange calling = frames.send(CALL.formatted(MODERN));
        assertThat(sent(calling)).containsExactly(PROGRESS, MESSAGE);
        assertThat(sent(listening))
                .singleElement()
                .asString()
                .contains("notifications/subscriptions/acknowledged");
    }

    /** C-043, C-044. */
    @Test
    void a_session_that_listens_hears_nothing_of_its_calls() {
        Sessions sessions = new Sessions(1, Duration.ofMinutes(30), new Clock());
        Frames frames = Frames.keeping(sessions, done()).inSession("2025-11-25");
        RecordingSink listening = new RecordingSink();
        frames.listen(Optional.of(listening));
        RecordingExchange calling = frames.send(CALL.formatted(""));
        assertThat(sent(calling)).containsExactly(PROGRESS, MESSAGE);
        frames.assertReplied(
                calling,
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':2,'result':{'content':[{'type':'text','text':'done'}]}}");
        assertThat(listening.events()).containsExactly("1-0: retry 1000");
    }

    /** C-060. */
    @Test
    void a_question_of_2026_07_28_is_the_last_word_of_its_round() {
        Map<String, InputRequest> questions = Map.of("where", new InputRequest.Roots());
        Frames frames =
                Frames.with(new Reporter(new Outcome.InputRequired(questions, Optional.empty())));
        RecordingExchange calling = frames.send(CALL.formatted(MODERN));
        assertThat(sent(calling)).containsExactly(PROGRESS, MESSAGE);
        report();
        assertThat(sent(calling)).hasSize(2);
        assertThat(calling.replies()).hasSize(1);
        assertThat(CODEC.text(calling.replies().get(0).response().orElseThrow()))
                .contains("\"resultType\":\"input_required\"");
    }

    /** E-055: per session. */
    @Test
    void a_level_is_of_the_session_that_set_it() {
        Sessions sessions = new Sessions(2, Duration.ofMinutes(30), new Clock());
        Frames frames = Frames.keeping(sessions, done()).inSession("2025-11-25");
        frames.expect(
                "{'jsonrpc':'2.0','id':1,'method':'logging/setLevel','params':{'level':"
                        + "'emergency'}}",
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':1,'result':{}}");
        assertThat(sent(frames.send(CALL.formatted("")))).containsExactly(PROGRESS);
        frames.inSession("2025-11-25");
        assertThat(sent(frames.send(CALL.formatted("")))).containsExactly(PROGRESS, MESSAGE);
    }
}
