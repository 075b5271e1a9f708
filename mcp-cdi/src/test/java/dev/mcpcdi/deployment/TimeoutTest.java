package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Cancellation;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** {@code @Tool(timeout = ...)} on methods that would never end (mcp-spec.md E-075). */
@Timeout(60)
class TimeoutTest {

    @ApplicationScoped
    static class Desk {

        private final BlockingQueue<String> seen = new LinkedBlockingQueue<>();

        @Tool(description = "Waits.", timeout = "PT2S")
        String wait(McpContext context) {
            // Kept: the clock runs on a thread that has no call.
            Cancellation cancellation = context.cancellation();
            cancellation.onRequest(() -> seen.add(cancellation.reason().orElse("none")));
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException expected) {
                seen.add("interrupted");
            }
            return "late";
        }

        @Tool(description = "Gives what never comes.", timeout = "PT2S")
        CompletionStage<String> promise() {
            CompletableFuture<String> never = new CompletableFuture<>();
            never.whenComplete((word, failure) -> seen.add(never.isCancelled() ? "cancelled" : ""));
            return never;
        }

        BlockingQueue<String> seen() {
            return seen;
        }
    }

    private static final String TIMED_OUT =
            """
            {"content":[{"type":"text","text":"Error executing tool %s: timed out after 2 s"}],\
            "isError":true}""";

    @Test
    void a_method_that_waits_is_interrupted() throws InterruptedException {
        try (SeContainer container = Deployment.of(Desk.class)) {
            assertThat(new Client(container).call("wait", "{}"))
                    .isEqualTo(TIMED_OUT.formatted("wait"));
            BlockingQueue<String> seen = container.select(Desk.class).get().seen();
            assertThat(new String[] {seen.take(), seen.take()})
                    .containsExactlyInAnyOrder("timed out after 2 s", "interrupted");
        }
    }

    @Test
    void a_stage_that_never_ends_is_cancelled() throws InterruptedException {
        try (SeContainer container = Deployment.of(Desk.class)) {
            assertThat(new Client(container).call("promise", "{}"))
                    .isEqualTo(TIMED_OUT.formatted("promise"));
            assertThat(container.select(Desk.class).get().seen().take()).isEqualTo("cancelled");
        }
    }
}
