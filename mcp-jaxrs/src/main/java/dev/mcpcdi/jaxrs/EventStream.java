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

    private void beatFromNowOn() {
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
    public boolean isOpen() {
        return queue.isOpen();
    }

    /** A vanished peer shows only when something is written to it. */
    void beat() {
        if (!queue.hasWriter()) {
            send(Frame.comment());
        }
    }

    private void send(byte[] frame) {
        switch (queue.offer(frame)) {
            case FIRST -> write();
            case FULL -> cut();
            default -> {}
        }
    }

    @Override
    public void end() {
        if (queue.end()) {
            write();
        }
    }

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
            for (byte[] frame = queue.next(); frame != null; frame = queue.next()) {
                write(frame);
            }
        } catch (IOException | RuntimeException gone) {
            LOG.log(Level.DEBUG, "An event stream broke.", gone);
            broken();
        }
        if (queue.leave()) {
            finish();
        }
    }

    private void write(byte[] frame) throws IOException {
        if (threads.areStopped()) {
            throw new IOException("The application is undeployed.");
        }
        Runnable inTime = threads.after(WRITE_DEADLINE, this::cut);
        try {
            OutputStream out = response.getOutputStream();
            out.write(frame);
            out.flush();
            response.flushBuffer();
        } finally {
            inTime.run();
        }
    }

    private void broken() {
        queue.drop();
        peer.gone();
    }

    /** Gives a peer up that does not read. */
    private void cut() {
        queue.cut();
        peer.gone();
    }

    private void finish() {
        heartbeat.ifPresent(beats -> beats.cancel(false));
        peer.ended();
    }
}
