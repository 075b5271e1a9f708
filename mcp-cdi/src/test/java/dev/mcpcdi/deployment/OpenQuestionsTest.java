package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.McpConfig;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How questions end that nobody answers, fifty at once. */
@Timeout(60)
class OpenQuestionsTest {

    private static final int CALLS = 50;

    @ApplicationScoped
    static class Shop {

        record Size(String size) {}

        @Resolver
        @Named("size")
        Elicit<Size> size() {
            return new Elicit<>("Which size?");
        }

        @Tool(description = "Orders.")
        String order(@Named("size") Size size) {
            return size.size();
        }
    }

    @Dependent
    static class Impatient implements McpConfig {
        @Override
        public Map<String, String> settings() {
            return Map.of("mcp.ask.timeout", "PT0.05S");
        }
    }

    private static Pipe asked(SeContainer container) {
        Pipe pipe = Pipe.open(container, "{\"elicitation\":{}}");
        for (int id = 1; id <= CALLS; id++) {
            pipe.call(100 + id, "order", "{}");
        }
        return pipe;
    }

    private static List<String> next(Pipe pipe, int number) {
        List<String> messages = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            messages.add(pipe.next());
        }
        return messages;
    }

    private static List<String> each(String message, int from) {
        return IntStream.rangeClosed(1, CALLS)
                .mapToObj(id -> message.formatted(from + id))
                .toList();
    }

    private static final String QUESTION = "\"method\":\"elicitation/create\"";

    private static final String WITHDRAWN =
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":%d}}";

    private static final String STOPPED =
            "{\"jsonrpc\":\"2.0\",\"id\":%d,\"error\":{\"code\":-32603,\"message\":\"The server stops\"}}";

    private static String failed(String reason) {
        return "{\"jsonrpc\":\"2.0\",\"id\":%d,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"Error executing tool order: Resolver 'size' got no answer"
                + reason
                + "\"}],\"isError\":true}}";
    }

    @Test
    void the_end_of_the_session_ends_the_calls() {
        try (SeContainer container = Deployment.of(Shop.class)) {
            Pipe pipe = asked(container);
            assertThat(next(pipe, CALLS)).allMatch(message -> message.contains(QUESTION));
            pipe.end();
            assertThat(next(pipe, CALLS))
                    .containsExactlyInAnyOrderElementsOf(
                            each(failed(": the session has ended"), 100));
        }
    }

    @Test
    void the_end_of_the_application_ends_the_calls() {
        Pipe pipe;
        try (SeContainer container = Deployment.of(Shop.class)) {
            pipe = asked(container);
            assertThat(next(pipe, CALLS)).allMatch(message -> message.contains(QUESTION));
        }
        List<String> expected = new ArrayList<>(each(WITHDRAWN, 0));
        expected.addAll(each(STOPPED, 100));
        assertThat(next(pipe, 2 * CALLS)).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void a_client_that_takes_too_long_is_not_waited_for() {
        try (SeContainer container = Deployment.of(Shop.class, Impatient.class)) {
            List<String> messages = new ArrayList<>(next(asked(container), 3 * CALLS));
            messages.removeIf(message -> message.contains(QUESTION));
            List<String> expected = new ArrayList<>(each(WITHDRAWN, 0));
            expected.addAll(each(failed(" within 50 ms"), 100));
            assertThat(messages).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void an_answer_that_comes_too_late_is_ignored() {
        try (SeContainer container = Deployment.of(Shop.class, Impatient.class)) {
            Pipe pipe = asked(container);
            next(pipe, 3 * CALLS);
            pipe.answer(1, "{\"action\":\"accept\",\"content\":{\"size\":\"big\"}}");
            pipe.send("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"ping\"}");
            assertThat(pipe.next()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}");
        }
    }
}
