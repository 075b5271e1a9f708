package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** {@link CallThreads} with the threads that this JVM has. */
@Timeout(20)
class CallThreadsTest {

    private static final int LIMIT = 3;

    private final CallThreads threads = new CallThreads(LIMIT);

    @AfterEach
    void end() {
        threads.close();
    }

    @Test
    void call_runs_on_a_thread_that_lets_the_jvm_end() throws InterruptedException {
        Thread thread = resultOf(Thread::currentThread);

        assertThat(thread).isNotSameAs(Thread.currentThread());
        assertThat(thread.isDaemon()).isTrue();
        assertThat(thread.getName()).startsWith("mcp-call-");
    }

    @Test
    void calls_up_to_the_limit_run_at_once() throws InterruptedException {
        CountDownLatch together = new CountDownLatch(LIMIT);
        CountDownLatch end = new CountDownLatch(1);
        Set<Thread> used = ConcurrentHashMap.newKeySet();
        for (int i = 0; i < LIMIT; i++) {
            threads.execute(
                    () -> {
                        used.add(Thread.currentThread());
                        together.countDown();
                        await(end);
                    });
        }
        together.await();

        assertThat(used).hasSize(LIMIT);
        assertThatThrownBy(() -> threads.execute(() -> {}))
                .isInstanceOf(RejectedExecutionException.class);
        end.countDown();
    }

    @Test
    void thread_inherits_nothing_from_the_request_that_caused_it() throws InterruptedException {
        InheritableThreadLocal<String> caller = new InheritableThreadLocal<>();
        caller.set("alice");

        assertThat(resultOf(() -> String.valueOf(caller.get()))).isEqualTo("null");
    }

    @Test
    void close_interrupts_what_runs_and_ends_its_thread() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        BlockingQueue<Thread> running = new LinkedBlockingQueue<>();
        threads.execute(
                () -> {
                    running.add(Thread.currentThread());
                    await(never);
                });
        Thread thread = running.take();

        threads.close();
        thread.join();

        assertThat(thread.isAlive()).isFalse();
    }

    private <T> T resultOf(Supplier<T> call) throws InterruptedException {
        BlockingQueue<T> result = new LinkedBlockingQueue<>();
        threads.execute(() -> result.add(call.get()));
        return result.take();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
