package dev.mcpcdi.deployment;

import static dev.mcpcdi.deployment.Wire.done;
import static dev.mcpcdi.deployment.Wire.failed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Stages of one call run at the same time, and end as if one after another (python-sdk.md 5.4, of
 * which the order holds but not that each waits for the one before).
 */
class StagesTest {

    private static SeContainer container;
    private static Wire wire;

    record Word(boolean ok) {}

    /** What the two stages of one call know of each other. */
    @RequestScoped
    static class Meeting {

        private final CompletableFuture<Void> firstBegan = new CompletableFuture<>();
        private final CompletableFuture<Void> secondBegan = new CompletableFuture<>();
        private final CompletableFuture<Void> secondEnded = new CompletableFuture<>();

        CompletableFuture<Void> firstBegan() {
            return firstBegan;
        }

        CompletableFuture<Void> secondBegan() {
            return secondBegan;
        }

        CompletableFuture<Void> secondEnded() {
            return secondEnded;
        }
    }

    @ApplicationScoped
    static class Desk {

        @Inject private Meeting meeting;

        @Resolver
        @Named("first")
        CompletionStage<String> first() {
            meeting.firstBegan().complete(null);
            return meeting.secondBegan().thenApplyAsync(began -> "first");
        }

        @Resolver
        @Named("second")
        CompletionStage<String> second() {
            meeting.secondBegan().complete(null);
            return meeting.firstBegan().thenApplyAsync(began -> "second");
        }

        @Tool(description = "Needs two that wait for each other.")
        String meet(@Named("first") String first, @Named("second") String second) {
            return first + " " + second;
        }

        @Resolver
        @Named("slow")
        CompletionStage<String> slow() {
            CompletableFuture<Void> ended = meeting.secondEnded();
            return ended.thenApplyAsync(
                    end -> {
                        throw new ToolException("The first.");
                    });
        }

        @Resolver
        @Named("quick")
        CompletionStage<String> quick() {
            meeting.secondEnded().complete(null);
            return CompletableFuture.failedFuture(new ToolException("The second."));
        }

        @Resolver
        @Named("sudden")
        String sudden() {
            meeting.secondEnded().complete(null);
            throw new ToolException("The second.");
        }

        @Tool(description = "Fails twice, the second first.")
        String invert(@Named("slow") String slow, @Named("quick") String quick) {
            return "never";
        }

        @Tool(description = "Fails twice, the second at once.")
        String overtake(@Named("slow") String slow, @Named("sudden") String sudden) {
            return "never";
        }

        @Resolver
        @Named("asked")
        CompletionStage<Resolution<Word>> asked() {
            meeting.firstBegan().complete(null);
            return meeting.secondBegan().thenApplyAsync(began -> new Elicit<>("Sure?"));
        }

        @Tool(description = "Asks from a stage.")
        String ask(@Named("asked") Word sure, @Named("second") String second) {
            return sure.ok() + " " + second;
        }

        @Tool(description = "Fails while a stage is about to ask.")
        String askAndFail(@Named("asked") Word sure, @Named("late") String late) {
            return "never";
        }

        @Resolver
        @Named("late")
        String late() {
            meeting.secondBegan().complete(null);
            throw new ToolException("Late.");
        }

        @Resolver
        @Named("after")
        String after(@Named("first") String first) {
            return "after " + first;
        }

        @Tool(description = "Needs one that needs a stage.")
        String follow(@Named("after") String after, @Named("second") String second) {
            return after + " " + second;
        }
    }

    @BeforeAll
    static void open() {
        container = Deployment.of(Desk.class, Meeting.class);
        wire = new Wire(container);
    }

    @AfterAll
    static void close() {
        container.close();
    }

    @Test
    void two_that_end_only_if_both_run() {
        assertThat(wire.call("meet", "").text()).isEqualTo(done("first second"));
        assertThat(wire.call("follow", "").text()).isEqualTo(done("after first second"));
    }

    @Test
    void two_failures_of_which_the_second_comes_first() {
        assertThat(wire.call("invert", "").text())
                .isEqualTo(failed("Error executing tool invert: The first."));
    }

    @Test
    void a_failure_at_once_behind_a_stage_that_fails_later() {
        assertThat(wire.call("overtake", "").text())
                .isEqualTo(failed("Error executing tool overtake: The first."));
    }

    @Test
    void a_question_from_a_stage() {
        Wire.Answer first = wire.call("ask", "");
        assertThat(first.open()).isEqualTo(Wire.asked(Wire.form("asked", "Sure?", "ok", "Ok")));
        String yes = "{\"asked\":{\"action\":\"accept\",\"content\":{\"ok\":true}}}";
        assertThat(wire.retry("ask", "", first, yes).text()).isEqualTo(done("true second"));
    }

    @Test
    void a_failure_behind_a_stage_that_asks() {
        assertThat(wire.call("askAndFail", "").text())
                .isEqualTo(failed("Error executing tool askAndFail: Late."));
    }
}
