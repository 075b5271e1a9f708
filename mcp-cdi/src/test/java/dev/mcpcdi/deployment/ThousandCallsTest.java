package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.client.CallResult;
import dev.mcpcdi.client.ElicitationAnswer;
import dev.mcpcdi.client.ElicitationAnswer.Accept;
import dev.mcpcdi.client.McpClient;
import dev.mcpcdi.client.ToolRound;
import dev.mcpcdi.client.ToolRound.Completed;
import dev.mcpcdi.client.ToolRound.InputRequired;
import dev.mcpcdi.server.CallThreads;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Calls that wait for their users, all at the same time. */
@Timeout(120)
class ThousandCallsTest {

    private static final int CALLS = 1_000;
    private static final int USERS = 16;

    /** A call gives its place back just after its answer, so the last of the users may lag. */
    private static final int PLACES = CallThreads.DEFAULT_LIMIT - USERS;

    record Word(String word) {}

    @ApplicationScoped
    static class Quiz {

        private final CountDownLatch all = new CountDownLatch(PLACES);

        @Resolver
        @Named("first")
        Elicit<Word> first(int number) {
            return new Elicit<>("First of %d?".formatted(number));
        }

        @Resolver
        @Named("second")
        Elicit<Word> second(int number, @Named("first") Word first) {
            return new Elicit<>("Second of %d after %s?".formatted(number, first.word()));
        }

        @Tool(description = "Asks twice.")
        String ask(int number, @Named("first") Word first, @Named("second") Word second) {
            return number + " " + first.word() + " " + second.word();
        }

        @Tool(description = "Needs the place of every other call.")
        String meet() throws InterruptedException {
            all.countDown();
            all.await();
            return "met";
        }
    }

    private static final class Crowd implements AutoCloseable {

        private final ExecutorService users = Executors.newFixedThreadPool(USERS);
        private final McpClient client;

        Crowd(SeContainer container) {
            client =
                    McpClient.builder()
                            .capabilities(
                                    JsonProvider.provider()
                                            .createObjectBuilder()
                                            .add("elicitation", JsonValue.EMPTY_JSON_OBJECT)
                                            .build())
                            .inMemory(container.select(Engine.class).get());
        }

        ToolRound begin(int number) {
            return client.beginCall("ask", Map.of("number", number));
        }

        ToolRound answer(ToolRound round, String key, String word) {
            Map<String, ElicitationAnswer> answers = Map.of(key, new Accept(Map.of("word", word)));
            return client.continueCall((InputRequired) round, answers);
        }

        List<ToolRound> each(IntFunction<ToolRound> step) {
            List<CompletableFuture<ToolRound>> steps =
                    IntStream.range(0, CALLS)
                            .mapToObj(
                                    i -> CompletableFuture.supplyAsync(() -> step.apply(i), users))
                            .toList();
            return steps.stream().map(CompletableFuture::join).toList();
        }

        /** As many calls as there are places, of which none ends before all have begun. */
        List<String> meet() {
            List<CompletableFuture<CallResult>> calls = new ArrayList<>();
            for (int i = 0; i < PLACES; i++) {
                calls.add(client.callToolAsync("meet", Map.of()).toCompletableFuture());
            }
            return calls.stream().map(call -> call.join().text()).distinct().toList();
        }

        @Override
        public void close() {
            users.shutdownNow();
        }
    }

    @Test
    void each_answer_reaches_its_own_call_and_no_place_is_held_meanwhile() {
        try (SeContainer container = Deployment.of(Quiz.class);
                Crowd crowd = new Crowd(container)) {
            List<ToolRound> begun = crowd.each(crowd::begin);
            List<ToolRound> once = crowd.each(i -> crowd.answer(begun.get(i), "first", "a" + i));

            // All of them wait, and all places are free.
            assertThat(once).allMatch(InputRequired.class::isInstance).hasSize(CALLS);
            assertThat(crowd.meet()).containsExactly("met");

            List<ToolRound> twice = crowd.each(i -> crowd.answer(once.get(i), "second", "b" + i));
            assertThat(twice)
                    .extracting(round -> ((Completed) round).result().text())
                    .containsExactlyElementsOf(
                            IntStream.range(0, CALLS)
                                    .mapToObj(i -> "%d a%d b%d".formatted(i, i, i))
                                    .toList());
        }
    }
}
