package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.TransportThreads;
import dev.mcpcdi.server.stream.EventSink;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * One response of the type {@code text/event-stream}. What is sent waits in a queue; a writer takes
 * it and goes as soon as the queue is empty, so that an idle stream holds no thread. A peer that
 * does not read is cut off. Safe for any thread.
 */
final class EventStream implements EventSink {

    private static final Logger LOG = System.getLogger(EventStream.class.getName());

    private static final Duration WRITE_DEADLINE = Duration.ofSeconds(30);
    private static final int HEARTBEAT_SECONDS = 15;

    private final HttpServletResponse response;
    private final TransportThreads threads;
    private final Peer peer;
    private final FrameQueue queue = new FrameQueue();
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
        send(Frame.comment());
        // Some servers keep back the first flush of a response (Open Liberty 26).
        send(Frame.comment());
    }

    private synchronized void beatFromNowOn() {
        long pause = HEARTBEAT_SECONDS;
        heartbeat =
                Optional.of(
                        threads.clock()
                                .scheduleAtFixedRate(this::beat, pause, pause, TimeUnit.SECONDS));
    }

    @Override
    public void send(Event event) {
        send(Frame.of(event));
    }

    @Override
    public synchronized boolean isOpen() {
        return !isBroken && !isEnding;
    }

    /** A vanished peer shows only when something is written to it. */
    private void beat() {
        synchronized (this) {
            if (isWriting) {
                return;
            }
        }
        send(Frame.comment());
    }

    private void send(byte[] frame) {
        boolean fits;
        boolean begins;
        synchronized (this) {
            if (isBroken || isEnding) {
                return;
            }
            fits = queue.offer(frame);
            begins = fits && begins();
        }
        if (begins) {
            write();
        } else if (!fits) {
            cut();
        }
    }

    @Override
    public void end() {
        boolean begins;
        synchronized (this) {
            if (isBroken || isEnding) {
                return;
            }
            isEnding = true;
            begins = begins();
        }
        if (begins) {
            write();
        }
    }

    /** Whether a writer has to come, for which there is something to do from now on. */
    private boolean begins() {
        boolean begins = !isWriting;
        isWriting = true;
        return begins;
    }

    /** Outside of the lock: a stream that no writer takes ends here. */
    private void write() {
        try {
            threads.writers().execute(this::drain);
        } catch (RejectedExecutionException | IllegalStateException undeployed) {
            LOG.log(Level.DEBUG, "An event stream ends with its application.", undeployed);
            broken();
            finish();
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
        if (threads.areStopped()) {
            throw new IOException("The application is undeployed.");
        }
        Runnable inTime = threads.after(WRITE_DEADLINE, this::cut);
        try {
            out.write(frame);
            out.flush();
            response.flushBuffer();
        } finally {
            inTime.run();
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
