package dev.mcpcdi.deployment;

import static dev.mcpcdi.deployment.Wire.done;
import static dev.mcpcdi.deployment.Wire.failed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.McpException;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** How often resolvers run, what they get, and what their failures do. */
class RoundExecutionTest {

    private static SeContainer container;
    private static Wire wire;

    record Word(boolean ok) {}

    record Title(String text) {}

    @ApplicationScoped
    static class Desk {

        private final AtomicInteger runs = new AtomicInteger();

        @Resolver
        @Named("sure")
        Elicit<Word> sure(@Named("run") int run) {
            return new Elicit<>("Sure?");
        }

        @Resolver
        @Named("run")
        int run() {
            return runs.incrementAndGet();
        }

        @Resolver
        @Named("twice")
        int twice(@Named("run") int run) {
            return 2 * run;
        }

        @Tool(description = "Wants one value in many places.")
        String count(@Named("run") int run, @Named("twice") int twice, @Named("sure") Word sure) {
            return run + " " + twice;
        }

        @Resolver
        @Named("seen")
        Title seen(Title title) {
            return title;
        }

        @Tool(description = "Compares objects.")
        boolean same(Title title, @Named("seen") Title seen) {
            return title == seen;
        }

        @Resolver
        @Named("open")
        Elicit<Word> open() {
            return new Elicit<>("Open?");
        }

        @Resolver
        @Named("refused")
        int refused() {
            throw new ToolException("No price today.");
        }

        @Tool(description = "Has a question open when a resolver fails.")
        String refuse(@Named("open") Word open, @Named("refused") int refused) {
            return "never";
        }

        @Resolver
        @Named("protocol")
        int protocol() {
            throw new McpException(-32055, "Not now", Map.of("after", 5));
        }

        @Tool(description = "Fails with an error of the protocol.")
        String interrupt(@Named("open") Word open, @Named("protocol") int protocol) {
            return "never";
        }

        @Resolver
        @Named("secret")
        int secret() {
            throw new IllegalStateException("jdbc:secret");
        }

        @Tool(description = "Fails by mistake.")
        String crash(@Named("secret") int secret) {
            return "never";
        }

        @Resolver
        @Named("nothing")
        Resolution<Word> nothing() {
            return null;
        }

        @Tool(description = "Gets no resolution.")
        String resolveNothing(@Named("nothing") Word nothing) {
            return "never";
        }

        @Resolver
        @Named("noStage")
        CompletionStage<String> noStage() {
            return null;
        }

        @Tool(description = "Gets no stage.")
        String stageNothing(@Named("noStage") String nothing) {
            return "never";
        }

        @Resolver
        @Named("none")
        Resolution<Word> none() {
            return Resolution.of(null);
        }

        @Resolver
        @Named("empty")
        String empty() {
            return null;
        }

        @Tool(description = "Gets null, which is a value.")
        String takeNull(@Named("none") Word none, @Named("empty") String empty) {
            return none + " " + empty;
        }
    }

    @BeforeAll
    static void open() {
        container = Deployment.of(Desk.class);
        wire = new Wire(container);
    }

    @AfterAll
    static void close() {
        container.close();
    }

    /** python-sdk.md 13.35 and 13.38: once a round, and anew in each. */
    @Test
    void a_resolver_that_three_want() {
        Wire.Answer first = wire.call("count", "");
        String yes = "{\"sure\":{\"action\":\"accept\",\"content\":{\"ok\":true}}}";
        assertThat(wire.retry("count", "", first, yes).text()).isEqualTo(done("2 4"));
    }

    /** python-sdk.md 5.4 and 13.47: arguments are read once, for all. */
    @Test
    void the_very_argument_of_the_tool() {
        assertThat(wire.call("same", "\"arguments\":{\"title\":{\"text\":\"Emma\"}},").text())
                .contains("\"structuredContent\":{\"result\":true}");
    }

    /** python-sdk.md 5.4: a failure goes before what could be asked. */
    @Test
    void a_refusal_while_a_question_is_open() {
        assertThat(wire.call("refuse", "").text())
                .isEqualTo(failed("Error executing tool refuse: No price today."));
    }

    /** python-sdk.md 13.17: an error of the protocol passes with its data. */
    @Test
    void an_error_of_the_protocol() {
        assertThat(wire.call("interrupt", "").text())
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"error":{"code":-32055,"message":"Not now",\
                        "data":{"after":5}}}""");
    }

    /** python-sdk.md 5.4: what was not written for the client stays in the log. */
    @Test
    void a_mistake() {
        try (LogLines log = LogLines.of("dev.mcpcdi.invoke.Failures")) {
            assertThat(wire.call("crash", "").text())
                    .isEqualTo(failed("Error executing tool crash"));
            assertThat(log.lines())
                    .containsExactly(
                            "SEVERE Tool \"crash\" failed."
                                    + " java.lang.IllegalStateException: jdbc:secret");
        }
    }

    @Test
    void no_resolution_and_no_stage() {
        try (LogLines log = LogLines.of("dev.mcpcdi.invoke.Failures")) {
            assertThat(wire.call("resolveNothing", "").text())
                    .isEqualTo(failed("Error executing tool resolveNothing"));
            assertThat(wire.call("stageNothing", "").text())
                    .isEqualTo(failed("Error executing tool stageNothing"));
            assertThat(log.lines())
                    .containsExactly(
                            "SEVERE Tool \"resolveNothing\" failed."
                                    + " java.lang.NullPointerException: Resolver 'nothing' returned"
                                    + " null instead of a Resolution.",
                            "SEVERE Tool \"stageNothing\" failed."
                                    + " java.lang.NullPointerException: Desk.noStage returned null"
                                    + " instead of a stage.");
        }
    }

    @Test
    void a_value_of_null() {
        assertThat(wire.call("takeNull", "").text()).isEqualTo(done("null null"));
    }
}
