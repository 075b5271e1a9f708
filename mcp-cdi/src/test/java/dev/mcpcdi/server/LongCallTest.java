package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ANSWERED;
import static dev.mcpcdi.server.Reply.Kind.NOT_FOUND;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.protocol.Era;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A call that takes longer than its session may be idle. */
class LongCallTest {

    private static final Duration TIMEOUT = Duration.ofMinutes(30);
    private static final String PING = "{'jsonrpc':'2.0','id':1,'method':'ping'}";
    private static final String PONG = "{'jsonrpc':'2.0','id':1,'result':{}}";
    private static final String LOST =
            "{'jsonrpc':'2.0','id':1,'error':{'code':-32600,'message':'Session not found'}}";
    private static final String CALL =
            "{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'sort_shelves'}}";

    private final Clock clock = new Clock();
    private final CompletableFuture<Outcome> end = new CompletableFuture<>();
    private final Frames frames =
            Frames.keeping(
                            new Sessions(2, TIMEOUT, clock),
                            FakeToolCall.named("sort_shelves", arguments -> end))
                    .overHttp();

    @BeforeEach
    void open() {
        frames.header("Mcp-Session-Id", begin());
    }

    @Test
    void its_session_is_idle_from_its_end_on() {
        RecordingExchange call = frames.send(CALL);
        clock.pass(TIMEOUT.multipliedBy(3));
        assertThat(call.replies()).isEmpty();
        end.complete(Outcome.OfTool.error("Too dusty."));
        frames.assertReplied(
                call,
                ANSWERED,
                "{'jsonrpc':'2.0','id':2,'result':{"
                        + "'content':[{'type':'text','text':'Too dusty.'}],'isError':true}}");
        clock.pass(TIMEOUT.minusNanos(1));
        frames.expect(PING, ANSWERED, PONG);
        clock.pass(TIMEOUT);
        frames.expect(PING, NOT_FOUND, LOST);
    }

    @Test
    void its_session_is_open_while_it_runs() {
        frames.send(CALL);
        clock.pass(TIMEOUT.multipliedBy(3));
        frames.expect(PING, ANSWERED, PONG);
        clock.pass(TIMEOUT.multipliedBy(3));
        frames.expect(PING, ANSWERED, PONG);
    }

    @Test
    void a_call_that_fails_inside_ends_too() {
        frames.send(CALL);
        clock.pass(TIMEOUT.multipliedBy(3));
        end.completeExceptionally(new AssertionError("a bug"));
        clock.pass(TIMEOUT);
        frames.expect(PING, NOT_FOUND, LOST);
    }

    @Test
    void its_session_ends_when_the_client_says_so() {
        RecordingExchange call = frames.send(CALL);
        assertThat(frames.end().orElseThrow().kind()).isEqualTo(ANSWERED);
        frames.expect(PING, NOT_FOUND, LOST);
        end.complete(Outcome.OfTool.error("Too dusty."));
        assertThat(call.replies()).hasSize(1);
        frames.expect(PING, NOT_FOUND, LOST);
    }

    @Test
    void the_first_answer_frees_what_was_held_before_it_is_sent_and_later_ones_nothing() {
        List<String> order = new ArrayList<>();
        RecordingExchange exchange = RecordingExchange.withoutHeaders();
        Answer answer = new Answer(Frames.JSON.createValue(1), Era.SESSION, exchange);
        answer.whenGiven(() -> order.add("freed after " + exchange.replies().size()));
        answer.to(ClientWords.NONE).busy();
        answer.busy();
        assertThat(order).containsExactly("freed after 0");
        answer.whenGiven(() -> order.add("freed at once"));
        assertThat(order).containsExactly("freed after 0", "freed at once");
        assertThat(exchange.replies()).hasSize(1);
    }

    private String begin() {
        return frames.send(HttpSessionTest.initialize("2025-11-25"))
                .replies()
                .get(0)
                .sessionId()
                .orElseThrow();
    }
}
