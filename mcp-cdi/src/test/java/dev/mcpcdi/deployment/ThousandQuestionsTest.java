package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import jakarta.json.JsonObject;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A thousand calls that are open at once, each asking twice, over a hundred sessions. */
@Timeout(300)
class ThousandQuestionsTest {

    private static final int SESSIONS = 100;
    private static final int CALLS = 10;

    /** As many act in the same moment: each needs a thread for a moment. */
    private static final int WAVE = 25;

    private static final JsonProvider JSON = JsonProvider.provider();

    @ApplicationScoped
    static class Desk {

        record Word(String word) {}

        @Resolver
        @Named("first")
        Elicit<Word> first(String name) {
            return new Elicit<>("first of " + name);
        }

        @Resolver
        @Named("second")
        Elicit<Word> second(@Named("first") Word first) {
            return new Elicit<>("second of " + first.word());
        }

        @Tool(description = "Says what was answered.")
        String say(String name, @Named("second") Word second) {
            return name + ": " + second.word();
        }
    }

    private record Heard(int session, JsonObject message) {}

    private final Map<String, String> results = new HashMap<>();
    private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();

    private List<Heard> next(int number) throws InterruptedException {
        List<Heard> all = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            Heard next = heard.poll(60, TimeUnit.SECONDS);
            assertThat(next).isNotNull();
            all.add(next);
        }
        return all;
    }

    private static JsonObject json(String text) {
        return JSON.createReader(new StringReader(text)).readObject();
    }

    private static String question(Heard from) {
        return from.message().getJsonObject("params").getString("message");
    }

    /** The answer tells the whole way of the question. */
    private static void answer(Pipe pipe, Heard asked) {
        pipe.answer(
                asked.message().getInt("id"),
                "{\"action\":\"accept\",\"content\":{\"word\":\"(%s)\"}}"
                        .formatted(question(asked)));
    }

    @Test
    void every_answer_reaches_its_own_call() throws InterruptedException {
        try (SeContainer container = Deployment.of(Desk.class)) {
            List<Pipe> pipes = new ArrayList<>();
            for (int i = 0; i < SESSIONS; i++) {
                int session = i;
                Pipe pipe = Pipe.open(container, "{\"elicitation\":{}}");
                pipe.listen(message -> heard.add(new Heard(session, json(message))));
                pipes.add(pipe);
            }
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            threads.resetPeakThreadCount();
            List<Heard> first = new ArrayList<>();
            for (int call = 0; call < CALLS; call++) {
                for (int i = 0; i < SESSIONS; i += WAVE) {
                    begin(pipes.subList(i, i + WAVE), i, call);
                    first.addAll(next(WAVE));
                }
            }
            // All thousand are open now.
            List<Heard> second = new ArrayList<>();
            for (int i = 0; i < first.size(); i += WAVE) {
                answer(pipes, first.subList(i, i + WAVE), "first of ");
                second.addAll(next(WAVE));
            }
            for (int i = 0; i < second.size(); i += WAVE) {
                answer(pipes, second.subList(i, i + WAVE), "second of ");
                record(next(WAVE));
            }
            assertThat(results).isEqualTo(expected());
            assertThat(threads.getPeakThreadCount()).isLessThan(100);
        }
    }

    private static void begin(List<Pipe> pipes, int session, int call) {
        for (int i = 0; i < pipes.size(); i++) {
            String name = "{\"name\":\"%d/%d\"}".formatted(session + i, call);
            pipes.get(i).call(call, "say", name);
        }
    }

    private static void answer(List<Pipe> pipes, List<Heard> asked, String start) {
        for (Heard one : asked) {
            assertThat(question(one)).startsWith(start);
            answer(pipes.get(one.session()), one);
        }
    }

    private void record(List<Heard> ended) {
        for (Heard last : ended) {
            results.put(
                    last.session() + "/" + last.message().getInt("id"),
                    last.message()
                            .getJsonObject("result")
                            .getJsonObject("structuredContent")
                            .getString("result"));
        }
    }

    private static Map<String, String> expected() {
        Map<String, String> expected = new HashMap<>();
        for (int i = 0; i < SESSIONS; i++) {
            for (int call = 0; call < CALLS; call++) {
                String name = i + "/" + call;
                expected.put(name, "%1$s: (second of (first of %1$s))".formatted(name));
            }
        }
        return expected;
    }
}
