package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.jsonrpc.Message;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One engine, many callers at once. */
@Timeout(30)
class ConcurrentEngineTest {

    private static final int CALLERS = 4;
    private static final int CALLS = 250;

    @Test
    void each_call_gets_its_own_answer_once() throws InterruptedException {
        Map<Integer, String> answers = new ConcurrentHashMap<>();
        CountDownLatch answered = new CountDownLatch(CALLERS * CALLS);
        ToolCall echo = FakeToolCall.echo();
        try (CallThreads threads = new CallThreads(CALLERS * CALLS)) {
            Engine engine = new Engine(Frames.BOOKSHOP, List.of(echo), threads, Frames.JSON);
            for (int caller = 0; caller < CALLERS; caller++) {
                int first = caller * CALLS;
                Thread thread =
                        new Thread(
                                () -> {
                                    for (int id = first; id < first + CALLS; id++) {
                                        engine.handle(call(id), keep(id, answers, answered));
                                    }
                                });
                thread.start();
            }
            answered.await();
        }

        assertThat(answers).hasSize(CALLERS * CALLS);
        answers.forEach((id, text) -> assertThat(text).isEqualTo(id + ":{\"number\":" + id + "}"));
    }

    private static byte[] call(int id) {
        String text =
                "{\"jsonrpc\":\"2.0\",\"id\":%1$d,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":{\"number\":%1$d}}}";
        return text.formatted(id).getBytes(StandardCharsets.UTF_8);
    }

    private static Exchange keep(int id, Map<Integer, String> answers, CountDownLatch answered) {
        return new Exchange() {
            @Override
            public Optional<Headers> headers() {
                return Optional.empty();
            }

            @Override
            public void reply(Reply reply) {
                Message.Success success = (Message.Success) reply.response().orElseThrow();
                answers.merge(
                        id,
                        success.id() + ":" + success.result().get("structuredContent"),
                        (one, other) -> "answered twice");
                answered.countDown();
            }
        };
    }
}
