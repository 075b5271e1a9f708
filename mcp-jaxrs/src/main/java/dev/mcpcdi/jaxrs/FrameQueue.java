package dev.mcpcdi.jaxrs;

import java.util.ArrayDeque;
import java.util.Deque;

/** Frames that wait to be written: a bounded number of a bounded size. For one thread at a time. */
final class FrameQueue {

    private static final int MAX_FRAMES = 1_024;
    private static final long MAX_BYTES = 16L * 1024 * 1024;

    private final Deque<byte[]> frames = new ArrayDeque<>();
    private long bytes;

    /** False if there is no room; a single frame has room whatever its size. */
    boolean offer(byte[] frame) {
        boolean fits =
                frames.isEmpty() || frames.size() < MAX_FRAMES && bytes + frame.length <= MAX_BYTES;
        if (fits) {
            frames.add(frame);
            bytes += frame.length;
        }
        return fits;
    }

    /** The oldest, null if there is none. */
    byte[] poll() {
        byte[] frame = frames.poll();
        if (frame != null) {
            bytes -= frame.length;
        }
        return frame;
    }

    void clear() {
        frames.clear();
        bytes = 0;
    }
}
