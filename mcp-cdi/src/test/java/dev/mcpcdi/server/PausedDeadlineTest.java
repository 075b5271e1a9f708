package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The time that a client takes to answer is not the tool's. */
class PausedDeadlineTest {

    private final List<Runnable> due = new ArrayList<>();
    private final List<Duration> delays = new ArrayList<>();
    private long now = 1_000;
    private int struck;
    private final Deadline deadline =
            new Deadline(this::after, () -> now, Duration.ofNanos(100), () -> struck++);

    private Runnable after(Duration delay, Runnable action) {
        delays.add(delay);
        due.add(action);
        return () -> due.remove(action);
    }

    private void strike() {
        List.copyOf(due).forEach(Runnable::run);
    }

    @Test
    void it_stands_still_while_any_answer_is_awaited() {
        now += 30;
        deadline.pause();
        deadline.pause();
        now += 5_000;
        deadline.goOn();
        assertThat(due).isEmpty();
        deadline.goOn();
        assertThat(delays).containsExactly(Duration.ofNanos(100), Duration.ofNanos(70));
        strike();
        assertThat(struck).isEqualTo(1);
    }

    @Test
    void a_clock_that_strikes_in_the_pause_strikes_after_it() {
        List<Runnable> late = List.copyOf(due);
        now += 200;
        deadline.pause();
        late.forEach(Runnable::run);
        assertThat(struck).isZero();
        deadline.goOn();
        assertThat(delays.get(1)).isEqualTo(Duration.ofNanos(1));
        strike();
        strike();
        assertThat(struck).isEqualTo(1);
    }

    @Test
    void an_ended_call_never_starts_it_again() {
        deadline.pause();
        deadline.end();
        deadline.goOn();
        assertThat(due).isEmpty();
        assertThat(struck).isZero();
    }
}
