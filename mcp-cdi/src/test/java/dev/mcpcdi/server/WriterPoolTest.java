package dev.mcpcdi.server;

import static dev.mcpcdi.server.WriterPool.ENOUGH;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WriterPoolTest {

    private final Queue<Runnable> due = new ArrayDeque<>();
    private final WriterPool pool = new WriterPool(new DaemonThreads("writer-"), due::add);
    private final CountDownLatch reads = new CountDownLatch(1);

    @AfterEach
    void stop() {
        reads.countDown();
        pool.shutdownNow();
    }

    @Test
    void many_writers_share_a_few_threads() throws InterruptedException {
        CountDownLatch written = new CountDownLatch(1_000);
        for (int i = 0; i < 1_000; i++) {
            pool.execute(written::countDown);
        }
        written.await();
        assertThat(pool.getLargestPoolSize()).isEqualTo(ENOUGH);
    }

    @Test
    void no_time_passes_for_writers_that_find_a_thread() {
        holdUp(ENOUGH);
        assertThat(due).isEmpty();
    }

    @Test
    void peers_that_do_not_read_hold_up_no_other_stream() throws InterruptedException {
        CountDownLatch written = new CountDownLatch(1);
        holdUp(ENOUGH);
        pool.execute(written::countDown);
        assertThat(due).hasSize(1);
        due.remove().run();
        written.await();
        assertThat(pool.getPoolSize()).isEqualTo(ENOUGH + 1);
    }

    @Test
    void threads_become_more_as_long_as_nothing_moves() {
        CountDownLatch written = new CountDownLatch(1);
        holdUp(3 * ENOUGH);
        pool.execute(written::countDown);
        while (written.getCount() > 0) {
            Runnable look = due.poll();
            if (look != null) {
                look.run();
            }
        }
        assertThat(pool.getPoolSize()).isGreaterThan(3 * ENOUGH);
    }

    @Test
    void threads_are_few_again_when_all_is_written() throws InterruptedException {
        CountDownLatch written = new CountDownLatch(1);
        holdUp(ENOUGH);
        pool.execute(written::countDown);
        due.remove().run();
        written.await();
        due.remove().run();
        assertThat(due).isEmpty();
        assertThat(pool.getCorePoolSize()).isEqualTo(ENOUGH);
    }

    @Test
    void what_has_not_begun_is_handed_back_at_the_end() throws InterruptedException {
        holdUp(ENOUGH);
        Runnable late = () -> {};
        pool.execute(late);
        assertThat(pool.shutdownNow()).containsExactly(late);
        assertThat(pool.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
    }

    private void holdUp(int writers) {
        for (int i = 0; i < writers; i++) {
            pool.execute(this::write);
        }
    }

    private void write() {
        try {
            reads.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
