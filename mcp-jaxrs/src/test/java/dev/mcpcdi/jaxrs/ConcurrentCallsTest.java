package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class ConcurrentCallsTest {

    private static final int CALLS = 20;

    private final CyclicBarrier all = new CyclicBarrier(CALLS);
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** Each call waits for all others, and the server has two threads for requests. */
    @Test
    void calls_that_wait_hold_no_request_thread_and_get_each_its_own_answer() throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(CALLS);
        try (Endpoint endpoint =
                new Endpoint(
                                ShopEngine.with(threads::execute, this::together),
                                new ServingApplication(Optional.empty()))
                        .with(Shop.Api.class, "/api/*")
                        .withRequestThreads(2)
                        .start()) {
            List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
            for (int id = 0; id < CALLS; id++) {
                answers.add(send(endpoint.port(), id));
            }
            for (int id = 0; id < CALLS; id++) {
                HttpResponse<String> answer = answers.get(id).join();
                assertThat(answer.statusCode()).isEqualTo(200);
                assertThat(answer.body()).isEqualTo(said(id));
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private CompletableFuture<HttpResponse<String>> send(int port, int id) {
        String call =
                "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"tools/call\",\"params\":{\"name\":\"say\",\"arguments\":{\"word\":\"w%d\"}}}";
        return client.sendAsync(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/shop/api/mcp"))
                        .header("Content-Type", "application/json")
                        .header("Accept", "application/json, text/event-stream")
                        .POST(HttpRequest.BodyPublishers.ofString(call.formatted(id, id)))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static String said(int id) {
        return "{\"jsonrpc\":\"2.0\",\"id\":%d,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"w%d\"}]}}"
                .formatted(id, id);
    }

    private String together(String word) {
        try {
            all.await(30, TimeUnit.SECONDS);
            return word;
        } catch (InterruptedException | BrokenBarrierException | TimeoutException alone) {
            return "alone";
        }
    }
}
