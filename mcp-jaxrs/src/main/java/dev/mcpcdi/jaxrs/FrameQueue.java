package dev.mcpcdi.jaxrs;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Frames of one stream that wait to be written: a bounded number of a bounded size. There is one
 * writer at most, which comes with the first frame and goes when there is none. Safe for any
 * thread.
 */
final class FrameQueue {

    private static final int MAX_FRAMES = 1_024;
    private static final long MAX_BYTES = 16L * 1024 * 1024;

    private final Deque<byte[]> frames = new ArrayDeque<>();
    private long bytes;
    private Thread writer;
    private boolean hasWriter;
    private boolean isEnding;
    private boolean isBroken;

    /** What becomes of a frame. */
    enum Offer {

        /** It waits, and a writer has to come. */
        FIRST,

        /** It waits for the writer that is there. */
        NEXT,

        /** There is no room for it. */
        FULL,

        /** The stream ends or is broken. */
        LATE
    }

    /** A single frame has room whatever its size. */
    synchronized Offer offer(byte[] frame) {
        if (!isOpen()) {
            return Offer.LATE;
        }
        boolean fits =
                frames.isEmpty() || frames.size() < MAX_FRAMES && bytes + frame.length <= MAX_BYTES;
        if (!fits) {
            return Offer.FULL;
        }
        frames.add(frame);
        bytes += frame.length;
        return needsWriter() ? Offer.FIRST : Offer.NEXT;
    }

    /** Ends after what waits; whether a writer has to come for it. */
    synchronized boolean end() {
        if (!isOpen()) {
            return false;
        }
        isEnding = true;
        return needsWriter();
    }

    private boolean needsWriter() {
        boolean needs = !hasWriter;
        hasWriter = true;
        return needs;
    }

    synchronized boolean isOpen() {
        return !isEnding && !isBroken;
    }

    synchronized boolean hasWriter() {
        return hasWriter;
    }

    /** The oldest, for the writer that asks. Null if it shall go: for now, or at the end. */
    synchronized byte[] next() {
        writer = Thread.currentThread();
        byte[] frame = frames.poll();
        if (frame != null) {
            bytes -= frame.length;
        } else if (isOpen()) {
            writer = null;
            hasWriter = false;
        }
        return frame;
    }

    /** Drops what waits, and takes no more. */
    synchronized void drop() {
        isBroken = true;
        frames.clear();
        bytes = 0;
    }

    /** The same, and frees the writer: a write blocks until it is interrupted. */
    synchronized void cut() {
        drop();
        if (writer != null) {
            writer.interrupt();
        }
    }

    /**
     * The writer goes; whether it was the last one. One that goes only for now may find another in
     * its place already.
     */
    synchronized boolean leave() {
        boolean isLast = writer == Thread.currentThread();
        if (isLast) {
            writer = null;
            Thread.interrupted(); // the thread goes on to other streams
        }
        return isLast;
    }
}
