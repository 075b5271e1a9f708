package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** How {@link CallThreads} hands calls over, without any thread. */
class CallPlacesTest {

    private static final Runnable NOTHING = () -> {};

    private final HeldThreads held = new HeldThreads();
    private final CallThreads two = new CallThreads(held, UnaryOperator.identity(), 2);

    @Test
    void call_above_the_limit_is_rejected() {
        two.execute(NOTHING);
        two.execute(NOTHING);

        assertRejected();
    }

    @Test
    void place_is_free_again_after_a_call() {
        two.execute(NOTHING);
        two.execute(NOTHING);
        held.runNext();

        two.execute(NOTHING);
        assertRejected();
    }

    @Test
    void place_is_free_again_after_a_call_that_threw() {
        two.execute(NOTHING);
        two.execute(
                () -> {
                    throw new IllegalStateException("thrown");
                });
        held.runNext();
        assertThatThrownBy(held::runNext).hasMessage("thrown");

        two.execute(NOTHING);
        two.execute(NOTHING);
        assertRejected();
    }

    @Test
    void place_is_free_again_after_a_hand_over_that_failed() {
        AtomicBoolean fails = new AtomicBoolean(true);
        CallThreads one =
                new CallThreads(
                        held,
                        call -> {
                            if (fails.getAndSet(false)) {
                                throw new IllegalStateException("no context");
                            }
                            return call;
                        },
                        1);

        assertThatThrownBy(() -> one.execute(NOTHING)).hasMessage("no context");
        assertThatCode(() -> one.execute(() -> {})).doesNotThrowAnyException();
    }

    @Test
    void closed_executor_rejects() {
        two.close();

        assertRejected();
    }

    @Test
    void context_is_taken_when_the_call_is_handed_over() {
        List<String> order = new ArrayList<>();
        CallThreads contextual =
                new CallThreads(
                        held,
                        call -> {
                            order.add("taken");
                            return () -> {
                                order.add("set");
                                call.run();
                                order.add("gone");
                            };
                        },
                        1);

        contextual.execute(() -> order.add("called"));
        assertThat(order).containsExactly("taken");
        held.runNext();

        assertThat(order).containsExactly("taken", "set", "called", "gone");
    }

    @Test
    void call_sees_the_class_loader_of_its_caller_and_the_thread_forgets_it() {
        Thread thread = Thread.currentThread();
        ClassLoader own = thread.getContextClassLoader();
        ClassLoader application = new ClassLoader(own) {};
        List<ClassLoader> seen = new ArrayList<>();
        thread.setContextClassLoader(application);
        try {
            two.execute(() -> seen.add(thread.getContextClassLoader()));
        } finally {
            thread.setContextClassLoader(own);
        }
        held.runNext();

        assertThat(seen).containsExactly(application);
        assertThat(thread.getContextClassLoader()).isSameAs(own);
    }

    @Test
    void limit_below_one() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CallThreads(held, UnaryOperator.identity(), 0))
                .withMessage("limit must be at least 1, but is 0");
    }

    private void assertRejected() {
        assertThatThrownBy(() -> two.execute(NOTHING))
                .isInstanceOf(RejectedExecutionException.class);
    }
}
