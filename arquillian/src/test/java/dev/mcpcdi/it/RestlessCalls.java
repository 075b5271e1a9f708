package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Calls without a pause, of which some find no application. */
final class RestlessCalls implements AutoCloseable {

    private static final int AT_ONCE = 4;
    private static final int STEPS = 3;

    private final Wire wire;
    private final ExecutorService callers = Executors.newFixedThreadPool(AT_ONCE);
    private final List<Future<Map<String, Integer>>> ends = new ArrayList<>();
    private final Semaphore answered = new Semaphore(0);
    private volatile boolean isStopped;

    RestlessCalls(URI endpoint) {
        wire = new Wire(endpoint);
        for (int i = 0; i < AT_ONCE; i++) {
            ends.add(callers.submit((Callable<Map<String, Integer>>) this::call));
        }
    }

    private Map<String, Integer> call() throws InterruptedException {
        var ends = new TreeMap<String, Integer>();
        for (int id = 0; !isStopped; id++) {
            ends.merge(call(id), 1, Integer::sum);
        }
        return ends;
    }

    private String call(int id) throws InterruptedException {
        HttpResponse<String> answer;
        try {
            answer = wire.post(SoakRequests.modern(id, "count", STEPS), Wire.modern("count"));
        } catch (IOException e) {
            return "no response: " + e.getMessage();
        }
        if (answer.body().contains("\"structuredContent\":{\"result\":3}")) {
            answered.release();
            return "right";
        }
        return answer.statusCode() + (answer.statusCode() == 200 ? " " + answer.body() : "");
    }

    /** Waits until each caller has been answered as it should, perhaps more than once. */
    void awaitAnswers() throws InterruptedException {
        answered.drainPermits();
        assertThat(answered.tryAcquire(10 * AT_ONCE, 1, TimeUnit.MINUTES)).isTrue();
    }

    /** Stops; gives how the calls ended. */
    String stop() throws Exception {
        isStopped = true;
        var all = new TreeMap<String, Integer>();
        for (var end : ends) {
            end.get().forEach((how, count) -> all.merge(how, count, Integer::sum));
        }
        return "calls " + all;
    }

    @Override
    public void close() {
        isStopped = true;
        callers.shutdown();
    }
}
