package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.McpContext;
import dev.mcpcdi.Tool;
import dev.mcpcdi.client.CallResult;
import dev.mcpcdi.client.McpClient;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Inject;
import java.security.Principal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Calls of several users at the same time, none of which may see anything of another. */
@Timeout(120)
class ParallelCallersTest {

    private static final List<String> USERS = List.of("alice", "bob", "carol", "dave");
    private static final int CALLS = 200;

    @RequestScoped
    static class Basket {
        private String article;

        void put(String put) {
            article = put;
        }

        String article() {
            return article;
        }
    }

    @ApplicationScoped
    static class Till {
        private final CyclicBarrier all = new CyclicBarrier(CALLS);

        @Inject McpContext context;
        @Inject Basket basket;

        @Tool(description = "Sells an article when all are here.")
        String sell(String article) throws Exception {
            String before = seen();
            basket.put(article);
            all.await();
            return before + " " + seen();
        }

        private String seen() {
            return "%s,%s,%s,%s"
                    .formatted(
                            context.principal().map(Principal::getName).orElse("nobody"),
                            USERS.stream().filter(context::isUserInRole).toList(),
                            context.headers().first("X-User").orElse("none"),
                            basket.article());
        }
    }

    @Test
    void each_sees_its_own_user_header_and_beans() {
        try (SeContainer container = Deployment.of(Till.class, Basket.class)) {
            List<McpClient> clients = clients(container.select(Engine.class).get());
            List<CompletableFuture<String>> results = new ArrayList<>();
            for (int call = 0; call < CALLS; call++) {
                Map<String, String> article = Map.of("article", "article-" + call);
                results.add(
                        clients.get(call % USERS.size())
                                .callToolAsync("sell", article)
                                .thenApply(CallResult::text)
                                .toCompletableFuture());
            }
            assertThat(results.stream().map(CompletableFuture::join))
                    .containsExactlyElementsOf(expected());
        }
    }

    private static List<McpClient> clients(Engine engine) {
        return USERS.stream()
                .map(
                        user ->
                                McpClient.builder()
                                        .user(user, user)
                                        .header("X-User", user)
                                        .inMemory(engine))
                .toList();
    }

    private static List<String> expected() {
        return Stream.iterate(0, call -> call + 1)
                .limit(CALLS)
                .map(
                        call -> {
                            String user = USERS.get(call % USERS.size());
                            return "%1$s,[%1$s],%1$s,null %1$s,[%1$s],%1$s,article-%2$d"
                                    .formatted(user, call);
                        })
                .toList();
    }
}
