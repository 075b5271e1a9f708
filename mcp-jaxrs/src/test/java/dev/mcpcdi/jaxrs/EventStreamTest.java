package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.TransportThreads;
import dev.mcpcdi.server.stream.EventSink.Event;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A stream without a server. */
@Timeout(60)
class EventStreamTest {

    private final TransportThreads threads = new TransportThreads();
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final BlockingQueue<String> became = new LinkedBlockingQueue<>();
    private boolean isGone;

    private final EventStream stream =
            new EventStream(
                    response(),
                    threads,
                    new EventStream.Peer() {
                        @Override
                        public void gone() {
                            became.add("gone");
                        }

                        @Override
                        public void ended() {
                            became.add("ended");
                        }
                    });

    @AfterEach
    void stop() {
        threads.close();
    }

    /** 2026-07-28, Streamable HTTP, Receiving Messages: comments keep a long stream alive. */
    @Test
    void a_silent_stream_is_kept_alive_by_comments() throws InterruptedException {
        stream.start();
        while (!text().startsWith(":\n\n:\n\n:\n\n")) {
            stream.beat(); // of which none comes while a writer is busy
        }
        stream.send(Event.of("{}"));
        stream.end();
        assertThat(became.take()).isEqualTo("ended");
        assertThat(text()).matches("(:\n\n){3,}event: message\ndata: \\{}\n\n");
        assertThat(became).isEmpty();
    }

    @Test
    void a_peer_that_is_gone_ends_the_stream_once() throws InterruptedException {
        isGone = true;
        stream.start();
        assertThat(became.take()).isEqualTo("gone");
        assertThat(became.take()).isEqualTo("ended");
        stream.send(Event.of("{}"));
        stream.beat();
        stream.end();
        assertThat(stream.isOpen()).isFalse();
        assertThat(became).isEmpty();
        assertThat(text()).isEmpty();
    }

    @Test
    void an_application_that_is_undeployed_ends_its_streams() throws InterruptedException {
        stream.start();
        threads.close();
        stream.send(Event.of("{}"));
        assertThat(became.take()).isEqualTo("gone");
        assertThat(became.take()).isEqualTo("ended");
        stream.end();
        assertThat(became).isEmpty();
        assertThat(text()).isEqualTo(":\n\n:\n\n");
    }

    private synchronized String text() {
        return written.toString(StandardCharsets.UTF_8);
    }

    private HttpServletResponse response() {
        return (HttpServletResponse)
                Proxy.newProxyInstance(
                        getClass().getClassLoader(),
                        new Class<?>[] {HttpServletResponse.class},
                        (proxy, method, arguments) ->
                                method.getName().equals("getOutputStream") ? new Body() : null);
    }

    private final class Body extends ServletOutputStream {

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void write(int b) throws IOException {
            if (isGone) {
                throw new IOException("Broken pipe");
            }
            synchronized (EventStreamTest.this) {
                written.write(b);
            }
        }
    }
}
