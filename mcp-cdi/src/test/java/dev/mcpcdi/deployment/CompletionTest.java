package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.CompleteArg;
import dev.mcpcdi.CompletePrompt;
import dev.mcpcdi.CompletionResult;
import dev.mcpcdi.Elicit;
import dev.mcpcdi.Literal;
import dev.mcpcdi.Prompt;
import dev.mcpcdi.PromptArg;
import dev.mcpcdi.Resolver;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Suggestions for arguments, from the annotated method to the wire. */
class CompletionTest {

    enum Genre {
        FICTION,
        POETRY,
        NON_FICTION
    }

    @ApplicationScoped
    static class Shop {

        @Prompt(description = "Finds a book.")
        String find(
                String author,
                @PromptArg(name = "book-title") String title,
                Optional<Integer> year,
                Optional<Genre> genre,
                boolean used,
                @Literal({"paper", "e-paper"}) String kind,
                Genre other,
                String free) {
            return "";
        }

        @CompletePrompt("find")
        List<String> authors(String author) {
            return List.of(author + "-1", author + "-2");
        }

        @CompletePrompt("find")
        CompletionStage<CompletionResult> titles(
                @CompleteArg(name = "book-title") String typed,
                String author,
                Optional<Integer> year,
                @Named("shop") String shop) {
            return CompletableFuture.completedFuture(
                    new CompletionResult(
                            List.of(typed + "|" + author + "|" + year + "|" + shop),
                            OptionalInt.of(7),
                            true));
        }

        @Resolver
        @Named("shop")
        String shop() {
            return "here";
        }

        @CompletePrompt("find")
        String[] other(String other) {
            return IntStream.range(0, 101).mapToObj(i -> "" + i).toArray(String[]::new);
        }
    }

    private static SeContainer container;
    private static Wire wire;
    private static Client client;

    @BeforeAll
    static void open() {
        container = Deployment.of(Shop.class);
        wire = new Wire(container);
        client = new Client(container);
    }

    @AfterAll
    static void close() {
        container.close();
    }

    private static String ask(String members) {
        return wire.ask("completion/complete", members + ",").text();
    }

    private static String complete(String argument, String typed, String more) {
        return ask(
                "\"ref\":{\"type\":\"ref/prompt\",\"name\":\"find\"},\"argument\":{\"name\":\"%s\",\"value\":\"%s\"}%s"
                        .formatted(argument, typed, more));
    }

    private static String result(String completion) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"completion\":{"
                + completion
                + "},\"resultType\":\"complete\""
                + Wire.END;
    }

    @Test
    void a_method_completes() {
        assertThat(complete("author", "ur", ""))
                .isEqualTo(result("\"values\":[\"ur-1\",\"ur-2\"],\"total\":2,\"hasMore\":false"));
    }

    @Test
    void a_method_knows_what_was_chosen_already() {
        String chosen =
                ",\"context\":{\"arguments\":{\"author\":\"Le Guin\",\"year\":\"1969\",\"book-title\":\"x\",\"n\":\"\"}}";
        assertThat(complete("book-title", "The", chosen))
                .isEqualTo(
                        result(
                                "\"values\":[\"The|Le Guin|Optional[1969]|here\"],\"total\":7,\"hasMore\":true"));
        assertThat(complete("book-title", "", ",\"context\":{}"))
                .isEqualTo(
                        result(
                                "\"values\":[\"|null|Optional.empty|here\"],\"total\":7,\"hasMore\":true"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    genre | fict | "FICTION","NON_FICTION" | 2
                    genre | n | "NON_FICTION","FICTION" | 2
                    genre | x | '' | 0
                    used  | T | "true" | 1
                    kind  | p | "paper","e-paper" | 2
                    free  | f | '' | 0""")
    void what_the_type_says_is_completed_by_itself(
            String argument, String typed, String values, int total) {
        assertThat(complete(argument, typed, ""))
                .isEqualTo(
                        result(
                                "\"values\":[%s],\"total\":%d,\"hasMore\":false"
                                        .formatted(values, total)));
    }

    @Test
    void a_method_goes_before_the_type_and_gives_100_values_at_most() {
        assertThat(complete("other", "", ""))
                .startsWith(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"completion\":{\"values\":[\"0\",\"1\"")
                .contains("\"98\",\"99\"],\"total\":101,\"hasMore\":true}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "ref":{"type":"ref/prompt","name":"x"},"argument":{"name":"a","value":""} | Unknown prompt: x
                    "ref":{"type":"ref/resource","uri":"x"},"argument":{"name":"a","value":""} | Unknown resource template: x
                    "ref":{"type":"ref/prompt","name":"find"},"argument":{"name":"a","value":""} | Unknown argument 'a' of prompt: find
                    "ref":{"type":"ref/tool","name":"find"},"argument":{"name":"a","value":""} | Invalid params: ref must be a ref/prompt with a name or a ref/resource with a uri
                    "argument":{"name":"a","value":""} | Invalid params: ref must be a ref/prompt with a name or a ref/resource with a uri
                    "ref":{"type":"ref/prompt","name":"find"},"argument":{"name":"free","value":1} | Invalid params: argument must be an object with a name and a value
                    "ref":{"type":"ref/prompt","name":"find"},"argument":{"name":"free","value":""},"context":{"arguments":{"a":1}} | Invalid params: context.arguments must be an object of strings
                    "ref":{"type":"ref/prompt","name":"find"},"argument":{"name":"book-title","value":""},"context":{"arguments":{"year":"x"}} | Completion of prompt \\"find\\" failed: 1 validation error for titlesArguments\\nyear\\n  Input should be a valid integer, unable to parse string as an integer [type=int_parsing, input_value='x', input_type=str]""")
    void what_cannot_be_completed(String members, String message) {
        assertThat(ask(members))
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32602,\"message\":\"%s\"}}"
                                .formatted(message));
    }

    @Test
    void a_session_has_the_same() {
        assertThat(
                        client.ask(
                                """
                                {"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{\
                                "ref":{"type":"ref/prompt","name":"find"},\
                                "argument":{"name":"used","value":"f"}}}"""))
                .isEqualTo(
                        "{\"completion\":{\"values\":[\"false\"],\"total\":1,\"hasMore\":false}}");
    }

    @ParameterizedTest
    @CsvSource({"2024-11-05,false", "2025-03-26,true", "2025-11-25,true"})
    void it_is_declared_since_there_is_a_word_for_it(String revision, boolean isDeclared) {
        String answer =
                client.ask(
                        """
                        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{\
                        "protocolVersion":"%s","capabilities":{},\
                        "clientInfo":{"name":"t","version":"1"}}}"""
                                .formatted(revision));
        assertThat(answer.contains("\"completions\":{}")).isEqualTo(isDeclared);
    }

    @ApplicationScoped
    static class Free {

        @Prompt(description = "Nobody completes it.")
        String free(String text) {
            return text;
        }
    }

    @Test
    void where_nothing_completes_there_is_no_such_method() {
        try (SeContainer other = Deployment.of(Free.class)) {
            assertThat(new Wire(other).ask("completion/complete", "").text())
                    .contains("\"code\":-32601");
        }
    }

    @ApplicationScoped
    static class Mistakes {

        @Prompt
        String find(String a, String b) {
            return "";
        }

        @CompletePrompt("lose")
        List<String> lost(String a) {
            return List.of();
        }

        @CompletePrompt("find")
        List<String> c(String c) {
            return List.of();
        }

        @CompletePrompt("find")
        List<String> which(String a, String b) {
            return List.of();
        }

        @CompletePrompt("find")
        int number(@CompleteArg String a, String b) {
            return 1;
        }

        @CompletePrompt("find")
        List<String> second(String a) {
            return List.of();
        }
    }

    @Test
    void mistakes_are_told_at_start() {
        assertThat(Deployment.mistakes(Mistakes.class))
                .containsExactly(
                        "MCPCDI-0122: Completion method Mistakes.c(String) has the argument \"c\", but prompt \"find\" has a and b. A completion takes arguments of its prompt. Rename it, or qualify it.",
                        "MCPCDI-0122: Completion method Mistakes.lost(String) completes prompt \"lose\", which does not exist. The prompts are \"find\". Correct @CompletePrompt.",
                        "MCPCDI-0123: Completion method Mistakes.number(String, String) returns int. A completion gives texts. Return a String, a list of them or a CompletionResult.",
                        "MCPCDI-0123: Completion method Mistakes.which(String, String) does not say which argument it completes. One parameter without a qualifier is a String and has what was typed. Mark it with @CompleteArg if there are others.",
                        "MCPCDI-0124: Completion method Mistakes.second(String) completes argument \"a\" of prompt \"find\", as Mistakes.number(String, String) does. One method completes an argument. Remove one of them.");
    }

    record Mood(boolean good) {}

    @ApplicationScoped
    static class Asking {

        @Prompt
        String find(String a) {
            return "";
        }

        @Resolver
        @Named("mood")
        Elicit<Mood> mood() {
            return new Elicit<>("Good?");
        }

        @CompletePrompt("find")
        List<String> suggest(String a, @Named("mood") Mood mood) {
            return List.of();
        }
    }

    @Test
    void a_completion_cannot_ask() {
        assertThat(Deployment.mistakes(Asking.class))
                .containsExactly(
                        "MCPCDI-0125: Completion method Asking.suggest(String, Mood) needs resolver Asking.mood(), which may ask. A completion cannot ask. Use a resolver that always knows.");
    }

    @Test
    void a_total_counts_the_values_too() {
        List<String> two = List.of("a", "b");
        assertThatThrownBy(() -> new CompletionResult(two, OptionalInt.of(1), false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There are 2 values, but the total is 1.");
    }
}
