package dev.mcpcdi.deployment;

import static dev.mcpcdi.deployment.Wire.asked;
import static dev.mcpcdi.deployment.Wire.done;
import static dev.mcpcdi.deployment.Wire.failed;
import static dev.mcpcdi.deployment.Wire.form;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is asked in which round, frame by frame. */
class RoundsOnTheWireTest {

    private static final String NO = "{\"action\":\"decline\"}";
    private static final String YES = "{\"action\":\"accept\",\"content\":{\"ok\":true}}";
    private static final String WRONG = "{\"action\":\"accept\",\"content\":{\"ok\":7}}";

    private static SeContainer container;
    private static Wire wire;

    record Word(boolean ok) {}

    @ApplicationScoped
    static class Chain {

        private final AtomicInteger rounds = new AtomicInteger();

        @Resolver
        @Named("one")
        Elicit<Word> one() {
            return new Elicit<>("One?");
        }

        @Resolver
        @Named("two")
        Elicit<Word> two(@Named("one") ElicitationResult<Word> one) {
            return new Elicit<>("Two?");
        }

        @Resolver
        @Named("three")
        Elicit<Word> three(@Named("two") Word two) {
            return new Elicit<>("Three?");
        }

        @Resolver
        @Named("left")
        String left(@Named("one") Word one) {
            return "left";
        }

        @Resolver
        @Named("other")
        Elicit<Word> other() {
            return new Elicit<>("Other?");
        }

        @Resolver
        @Named("right")
        String right(@Named("other") Word other) {
            return "right";
        }

        @Resolver
        @Named("restless")
        Resolution<Word> restless(@Named("one") ElicitationResult<Word> one) {
            return new Elicit<>("Round %d?".formatted(rounds.incrementAndGet()));
        }

        @Tool(description = "Asks level by level.")
        String descend(
                @Named("one") ElicitationResult<Word> one,
                @Named("two") Word two,
                @Named("three") Word three) {
            return one + " " + two.ok() + " " + three.ok();
        }

        @Tool(description = "Asks side by side.")
        String both(@Named("left") String left, @Named("right") String right) {
            return left + " " + right;
        }

        @Tool(description = "Asks for ever.")
        String never(@Named("restless") Word restless) {
            return "never";
        }
    }

    @BeforeAll
    static void open() {
        container = Deployment.of(Chain.class);
        wire = new Wire(container);
    }

    @AfterAll
    static void close() {
        container.close();
    }

    private static String question(String key, String message) {
        return form(key, message, "ok", "Ok");
    }

    /** python-sdk.md 5.4 and 13.36: questions behind different consumers go out together. */
    @Test
    void independent_questions_in_one_round() {
        Wire.Answer first = wire.call("both", "");
        assertThat(first.open())
                .isEqualTo(asked(question("one", "One?"), question("other", "Other?")));
        Wire.Answer part = wire.retry("both", "", first, "{\"other\":" + YES + "}");
        assertThat(part.open()).isEqualTo(asked(question("one", "One?")));
        assertThat(wire.retry("both", "", part, "{\"one\":" + YES + "}").text())
                .isEqualTo(done("left right"));
    }

    /** python-sdk.md 5.4: a refusal decides at once, also where another question is open. */
    @Test
    void a_decline_while_another_question_is_open() {
        Wire.Answer first = wire.call("both", "");
        assertThat(wire.retry("both", "", first, "{\"other\":" + NO + "}").text())
                .isEqualTo(
                        failed(
                                "Error executing tool both: Resolver for parameter 'other' could"
                                        + " not resolve: elicitation was decline"));
    }

    /** python-sdk.md 13.36, 13.38, 13.45, 13.50: one round a level; nothing is asked again. */
    @Test
    void a_chain_asks_one_level_a_round_and_keeps_a_decline() {
        Wire.Answer first = wire.call("descend", "");
        assertThat(first.open()).isEqualTo(asked(question("one", "One?")));
        Wire.Answer second = wire.retry("descend", "", first, "{\"one\":" + NO + "}");
        assertThat(second.open()).isEqualTo(asked(question("two", "Two?")));
        Wire.Answer third = wire.retry("descend", "", second, "{\"two\":" + YES + "}");
        assertThat(third.open()).isEqualTo(asked(question("three", "Three?")));
        assertThat(wire.retry("descend", "", third, "{\"three\":" + YES + "}").text())
                .isEqualTo(done("Declined[] true true"));
    }

    /** python-sdk.md 5.6 and 13.39: only the state says what was asked. */
    @Test
    void an_answer_without_a_state() {
        String answer = "\"inputResponses\":{\"one\":" + YES + "},";
        assertThat(wire.call("descend", answer).open()).isEqualTo(asked(question("one", "One?")));
    }

    /** python-sdk.md 5.6: a state without an answer asks again, and goes on. */
    @Test
    void a_state_without_an_answer() {
        Wire.Answer again = wire.retry("descend", "", wire.call("descend", ""), "{}");
        assertThat(again.open()).isEqualTo(asked(question("one", "One?")));
        assertThat(wire.retry("descend", "", again, "{\"one\":" + NO + "}").open())
                .isEqualTo(asked(question("two", "Two?")));
    }

    /** python-sdk.md 5.6: what was recorded goes before what comes now, be it right or wrong. */
    @Test
    void a_recorded_outcome_before_a_fresh_answer() {
        Wire.Answer second =
                wire.retry("descend", "", wire.call("descend", ""), "{\"one\":" + NO + "}");
        Wire.Answer third =
                wire.retry("descend", "", second, "{\"one\":" + WRONG + ",\"two\":" + YES + "}");
        assertThat(third.open()).isEqualTo(asked(question("three", "Three?")));
        assertThat(
                        wire.retry(
                                        "descend",
                                        "",
                                        third,
                                        "{\"one\":" + YES + ",\"three\":" + YES + "}")
                                .text())
                .isEqualTo(done("Declined[] true true"));
    }

    /** python-sdk.md 5.6 and 13.43: nobody asked, so nothing is kept for the day that one asks. */
    @Test
    void answers_that_nobody_asked_for() {
        Wire.Answer second =
                wire.retry(
                        "descend",
                        "",
                        wire.call("descend", ""),
                        "{\"ghost\":" + YES + ",\"one\":" + NO + ",\"two\":" + YES + "}");
        assertThat(second.open()).isEqualTo(asked(question("two", "Two?")));
        assertThat(wire.retry("descend", "", second, "{}").open())
                .isEqualTo(asked(question("two", "Two?")));
    }

    /** python-sdk.md 5.6 and 13.40: an answer belongs to the words of its question. */
    @Test
    void a_question_that_is_worded_anew_each_round() {
        Wire.Answer first = wire.call("never", "");
        Wire.Answer second = wire.retry("never", "", first, "{\"one\":" + NO + "}");
        assertThat(second.open()).isEqualTo(asked(question("restless", "Round 1?")));
        try (LogLines log = LogLines.of(Engine.class.getName())) {
            Wire.Answer third = wire.retry("never", "", second, "{\"restless\":" + NO + "}");
            assertThat(third.open()).isEqualTo(asked(question("restless", "Round 2?")));
            assertThat(log.lines())
                    .containsExactly(
                            "INFO Discarding the answer for resolver 'restless': the question"
                                    + " changed since it was asked. A question must be built from"
                                    + " the arguments and earlier answers alone.");
        }
    }
}
