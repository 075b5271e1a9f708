package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.jaxrs.FrameQueue.Offer;
import org.junit.jupiter.api.Test;

class FrameQueueTest {

    private static final int MEBIBYTE = 1024 * 1024;

    private final FrameQueue queue = new FrameQueue();
    private final byte[] frame = {1};

    @Test
    void a_writer_comes_for_the_first_frame_and_goes_after_the_last() {
        assertThat(queue.offer(frame)).isEqualTo(Offer.FIRST);
        assertThat(queue.offer(frame)).isEqualTo(Offer.NEXT);
        assertThat(queue.next()).isSameAs(frame);
        assertThat(queue.next()).isSameAs(frame);
        assertThat(queue.hasWriter()).isTrue();
        assertThat(queue.next()).isNull();
        assertThat(queue.hasWriter()).isFalse();
        assertThat(queue.leave()).isFalse();
        assertThat(queue.offer(frame)).isEqualTo(Offer.FIRST);
    }

    @Test
    void a_writer_that_goes_does_not_end_the_stream_of_the_next_one() {
        queue.offer(frame);
        queue.next();
        queue.next();
        queue.offer(frame);
        assertThat(queue.leave()).isFalse();
        assertThat(queue.next()).isSameAs(frame);
    }

    @Test
    void the_writer_of_the_last_frame_ends_the_stream() {
        queue.offer(frame);
        assertThat(queue.end()).isFalse();
        assertThat(queue.offer(frame)).isEqualTo(Offer.LATE);
        assertThat(queue.next()).isSameAs(frame);
        assertThat(queue.next()).isNull();
        assertThat(queue.leave()).isTrue();
    }

    @Test
    void an_end_without_frames_needs_a_writer_once() {
        assertThat(queue.end()).isTrue();
        assertThat(queue.end()).isFalse();
        assertThat(queue.next()).isNull();
        assertThat(queue.leave()).isTrue();
    }

    @Test
    void only_so_many_frames_wait() {
        assertThat(queue.offer(frame)).isEqualTo(Offer.FIRST);
        for (int i = 1; i < 1_024; i++) {
            assertThat(queue.offer(frame)).isEqualTo(Offer.NEXT);
        }
        assertThat(queue.offer(frame)).isEqualTo(Offer.FULL);
        queue.next();
        assertThat(queue.offer(frame)).isEqualTo(Offer.NEXT);
    }

    @Test
    void only_so_many_bytes_wait_but_a_frame_of_any_size() {
        assertThat(queue.offer(new byte[17 * MEBIBYTE])).isEqualTo(Offer.FIRST);
        assertThat(queue.offer(frame)).isEqualTo(Offer.FULL);
        queue.next();
        assertThat(queue.offer(new byte[15 * MEBIBYTE])).isEqualTo(Offer.NEXT);
        assertThat(queue.offer(new byte[MEBIBYTE])).isEqualTo(Offer.NEXT);
        assertThat(queue.offer(frame)).isEqualTo(Offer.FULL);
    }

    @Test
    void the_writer_of_a_cut_stream_is_interrupted_and_its_thread_then_free() {
        queue.offer(frame);
        queue.offer(frame);
        queue.next();
        queue.cut();
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
        assertThat(queue.offer(frame)).isEqualTo(Offer.LATE);
        assertThat(queue.next()).isNull();
        assertThat(queue.leave()).isTrue();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }
}
