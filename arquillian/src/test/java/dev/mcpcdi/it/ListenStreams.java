package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Many clients that listen, each on a connection of its own, and one thread for all of them. */
final class ListenStreams implements AutoCloseable {

    /** So many are opened at once: not the streams are to crowd the server, but their number. */
    private static final int AT_ONCE = 16;

    private static final long PATIENCE_NANOS = TimeUnit.MINUTES.toNanos(2);

    private final int port;
    private final String path;
    private final Selector selector = Selector.open();
    private final List<ListenStream> streams = new ArrayList<>();
    private boolean isClosed;

    ListenStreams(int port, String path) throws IOException {
        this.port = port;
        this.path = path;
        new Thread(this::run, "listening clients").start();
    }

    /** Opens streams, and waits until all of them are acknowledged. */
    void open(int count) throws IOException, InterruptedException {
        for (int opened = 0; opened < count; opened += AT_ONCE) {
            for (int i = 0; i < Math.min(AT_ONCE, count - opened); i++) {
                connect();
            }
            await("acknowledged", ListenStream::isAcknowledged);
        }
    }

    private synchronized void connect() throws IOException {
        int id = streams.size() + 1;
        byte[] request =
                SoakRequests.http(
                        "POST",
                        path,
                        SoakRequests.listen(id),
                        "MCP-Protocol-Version",
                        "2026-07-28",
                        "Mcp-Method",
                        "subscriptions/listen");
        var channel = SocketChannel.open();
        var stream = new ListenStream(channel, id, request);
        channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_WRITE, stream);
        streams.add(stream);
        selector.wakeup();
    }

    /** Waits until all have heard of so many changes at least. */
    void awaitChanges(int count) throws InterruptedException {
        await(count + " changes", stream -> stream.changes() >= count);
    }

    /** Waits until the server has ended all of them as it should. */
    void awaitEnd() throws InterruptedException {
        await("ended", ListenStream::isEnded);
    }

    private synchronized void await(String what, Predicate<ListenStream> isSo)
            throws InterruptedException {
        long until = System.nanoTime() + PATIENCE_NANOS;
        while (!streams.stream().allMatch(isSo)) {
            assertSound();
            long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
            assertThat(left)
                    .as(
                            "Waiting for %s, %d are not",
                            what, streams.stream().filter(isSo.negate()).count())
                    .isPositive();
            wait(left);
        }
    }

    private void assertSound() {
        assertThat(streams.stream().map(ListenStream::fault).filter(Objects::nonNull).findFirst())
                .isEmpty();
    }

    /** How many changes each has heard of, which is the same for all. */
    synchronized int changes() {
        assertSound();
        assertThat(streams)
                .extracting(ListenStream::changes)
                .containsOnly(streams.get(0).changes());
        return streams.get(0).changes();
    }

    private void run() {
        var buffer = ByteBuffer.allocate(64 * 1024);
        while (selector.isOpen()) {
            try {
                selector.select();
                take(buffer);
            } catch (ClosedSelectorException e) {
                return;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private synchronized void take(ByteBuffer buffer) {
        if (isClosed) {
            return;
        }
        for (SelectionKey key : selector.selectedKeys()) {
            var stream = (ListenStream) key.attachment();
            try {
                if (key.isWritable() && stream.write()) {
                    key.interestOps(SelectionKey.OP_READ);
                }
                if (key.isReadable() && !stream.read(buffer)) {
                    lost(key, stream, "the connection was closed");
                }
            } catch (IOException | RuntimeException e) {
                lost(key, stream, e.toString());
            }
        }
        selector.selectedKeys().clear();
        notifyAll();
    }

    private static void lost(SelectionKey key, ListenStream stream, String how) {
        key.cancel();
        if (!stream.isEnded()) {
            stream.fail(how);
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (this) {
            isClosed = true;
            for (ListenStream stream : streams) {
                stream.channel().close();
            }
            selector.close();
        }
    }
}
