package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.TransportThreads;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * One response of the type {@code text/event-stream}. What is sent waits in a queue; a writer takes
 * it and goes as soon as the queue is empty, so that an idle stream holds no thread. A peer that
 * does not read is cut off. Safe for any thread.
 */
final class EventStream {

    private static final Logger LOG = System.getLogger(EventStream.class.getName());

    /** Some servers keep back the first flush of a response: there are two (Open Liberty 26). */
    private static final byte[] COMMENT = ":\n\n".getBytes(StandardCharsets.US_ASCII);

    private static final int MAX_QUEUED = 1_024;
    private static final int WRITE_SECONDS = 30;
    private static final int HEARTBEAT_SECONDS = 15;

    private final HttpServletResponse response;
    private final TransportThreads threads;
    private final Peer peer;
    private final Deque<byte[]> queue = new ArrayDeque<>();
    private Optional<Future<?>> heartbeat = Optional.empty();
    private Thread writer;
    private boolean isWriting;
    private boolean isEnding;
    private boolean isBroken;

    /** What becomes of the peer. */
    interface Peer {

        /** It is gone, or does not read. */
        void gone();

        /** Nothing will be written any more. Called once. */
        void ended();
    }

    EventStream(HttpServletResponse response, TransportThreads threads, Peer peer) {
        this.response = response;
        this.threads = threads;
        this.peer = peer;
    }

    /** Commits the response. */
    void start() {
        response.setStatus(HttpServletResponse.SC_OK);
        response.setContentType("text/event-stream");
        response.setHeader("Cache-Control", "no-cache, no-transform");
        response.setHeader("X-Accel-Buffering", "no"); // else nginx collects what it should pass on
        beatFromNowOn();
        send(COMMENT);
        send(COMMENT);
    }

    private synchronized void beatFromNowOn() {
        long pause = HEARTBEAT_SECONDS;
        heartbeat =
                Optional.of(
                        threads.clock()
                                .scheduleAtFixedRate(this::beat, pause, pause, TimeUnit.SECONDS));
    }

    /** Sends a message on one line. */
    void send(String json) {
        send(("event: message\ndata: " + json + "\n\n").getBytes(StandardCharsets.UTF_8));
    }

    /** A vanished peer shows only when something is written to it. */
    private void beat() {
        synchronized (this) {
            if (isWriting) {
                return;
            }
        }
        send(COMMENT);
    }

    private void send(byte[] frame) {
        synchronized (this) {
            if (isBroken || isEnding) {
                return;
            }
            if (queue.size() < MAX_QUEUED) {
                queue.add(frame);
                write();
                return;
            }
        }
        cut();
    }

    /** Ends the stream when all that was sent is written. */
    void end() {
        synchronized (this) {
            if (!isBroken) {
                isEnding = true;
                write();
            }
        }
    }

    private void write() {
        if (!isWriting) {
            isWriting = true;
            try {
                threads.writers().execute(this::drain);
            } catch (RejectedExecutionException | IllegalStateException undeployed) {
                LOG.log(Level.DEBUG, "An event stream ends with its application.", undeployed);
                isBroken = true;
            }
        }
    }

    private void drain() {
        try {
            OutputStream out = response.getOutputStream();
            for (byte[] frame = next(); frame != null; frame = next()) {
                write(frame, out);
            }
        } catch (IOException | RuntimeException gone) {
            LOG.log(Level.DEBUG, "An event stream broke.", gone);
            broken();
        }
        finish();
    }

    private void write(byte[] frame, OutputStream out) throws IOException {
        Future<?> deadline = threads.clock().schedule(this::cut, WRITE_SECONDS, TimeUnit.SECONDS);
        try {
            out.write(frame);
            out.flush();
            response.flushBuffer();
        } finally {
            deadline.cancel(false);
        }
    }

    /** The next frame; without one the writer goes. */
    private synchronized byte[] next() {
        writer = Thread.currentThread();
        byte[] frame = isBroken ? null : queue.poll();
        if (frame == null && !isEnding && !isBroken) {
            isWriting = false;
            writer = null;
        }
        return frame;
    }

    private void broken() {
        synchronized (this) {
            isBroken = true;
            queue.clear();
        }
        peer.gone();
    }

    /** Gives a peer up that does not read: a write to it blocks until it is interrupted. */
    private void cut() {
        synchronized (this) {
            isBroken = true;
            queue.clear();
            if (writer != null) {
                writer.interrupt();
            }
        }
        peer.gone();
    }

    /** Only the writer that is the last one ends the stream. */
    private void finish() {
        synchronized (this) {
            if (!isWriting) {
                return;
            }
            writer = null;
            Thread.interrupted(); // the thread goes on to other streams
        }
        heartbeat.ifPresent(beats -> beats.cancel(false));
        peer.ended();
    }
}
