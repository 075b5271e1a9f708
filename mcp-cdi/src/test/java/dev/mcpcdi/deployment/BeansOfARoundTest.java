package dev.mcpcdi.deployment;

import static dev.mcpcdi.deployment.Wire.done;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolException;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which beans the resolvers and the tool of one round share (python-sdk.md 13.35). */
class BeansOfARoundTest {

    private static final String YES =
            "{\"sure\":{\"action\":\"accept\",\"content\":{\"ok\":true}}}";

    private SeContainer container;
    private Wire wire;

    record Word(boolean ok) {}

    @ApplicationScoped
    static class Ledger {

        private final AtomicInteger made = new AtomicInteger();
        private final AtomicInteger gone = new AtomicInteger();

        int made() {
            return made.incrementAndGet();
        }

        void gone() {
            gone.incrementAndGet();
        }

        String state() {
            return made + " made, " + gone + " gone";
        }
    }

    @RequestScoped
    static class Basket {

        private int size;

        int add() {
            return ++size;
        }
    }

    @Dependent
    static class Clerk {

        private final Ledger ledger;
        private final int number;
        private final Basket basket;

        @Inject
        Clerk(Ledger ledger, Basket basket) {
            this.ledger = ledger;
            this.number = ledger.made();
            this.basket = basket;
        }

        @PreDestroy
        void leave() {
            ledger.gone();
        }

        @Resolver
        @Named("number")
        int number() {
            return number;
        }

        @Resolver
        @Named("size")
        int size() {
            return basket.add();
        }

        @Resolver
        @Named("sure")
        Elicit<Word> sure() {
            return new Elicit<>("Sure?");
        }

        @Resolver
        @Named("refused")
        String refused() {
            throw new ToolException("No.");
        }

        @Tool(description = "Is served by one clerk.")
        boolean serve(@Named("number") int number) {
            return this.number == number;
        }

        @Tool(description = "Asks first.")
        String ask(@Named("sure") Word sure, @Named("size") int size) {
            return size + " " + basket.add();
        }

        @Tool(description = "Fails.")
        String fail(@Named("number") int number, @Named("refused") String refused) {
            return "never";
        }

        @Tool(description = "Ends later.")
        CompletionStage<String> later(@Named("number") int number) {
            return CompletableFuture.supplyAsync(ledger::state);
        }
    }

    @Loud
    @ApplicationScoped
    static class Crier {

        @Resolver
        @Named("word")
        String word() {
            return "hear";
        }
    }

    @ApplicationScoped
    static class Listener {

        @Tool(description = "Hears.")
        String hear(@Named("word") String word) {
            return word;
        }
    }

    @BeforeEach
    void open() {
        container =
                Deployment.of(
                        Clerk.class,
                        Ledger.class,
                        Basket.class,
                        Crier.class,
                        Listener.class,
                        LoudInterceptor.class);
        wire = new Wire(container);
    }

    @AfterEach
    void close() {
        container.close();
    }

    private String ledger() {
        return container.select(Ledger.class).get().state();
    }

    @Test
    void a_dependent_bean_is_one_for_the_call_and_ends_with_it() {
        assertThat(wire.call("serve", "").text()).contains("\"result\":true");
        assertThat(ledger()).isEqualTo("1 made, 1 gone");
    }

    @Test
    void a_dependent_bean_ends_with_a_question_and_a_failure() {
        Wire.Answer first = wire.call("ask", "");
        assertThat(ledger()).isEqualTo("1 made, 1 gone");
        wire.retry("ask", "", first, YES);
        assertThat(ledger()).isEqualTo("2 made, 2 gone");
        wire.call("fail", "");
        assertThat(ledger()).isEqualTo("3 made, 3 gone");
    }

    @Test
    void a_dependent_bean_lives_as_long_as_the_stage_of_the_tool() {
        assertThat(wire.call("later", "").text()).isEqualTo(done("1 made, 0 gone"));
        assertThat(ledger()).isEqualTo("1 made, 1 gone");
    }

    /** Each round is a request of its own. */
    @Test
    void a_request_scoped_bean_is_one_for_the_round() {
        Wire.Answer first = wire.call("ask", "");
        assertThat(wire.retry("ask", "", first, YES).text()).isEqualTo(done("1 2"));
    }

    @Test
    void an_interceptor_is_around_a_resolver() {
        assertThat(wire.call("hear", "").text()).isEqualTo(done("hear!"));
    }
}
