package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A client that has begun to read a stream. */
final class MidStream implements AutoCloseable {

    private static final int SMALL = 4 * 1024;

    private final Socket socket = new Socket();
    private final BufferedReader lines;

    /** Sends a request, on a connection of its own. */
    MidStream(int port, byte[] request) throws IOException {
        socket.setReceiveBufferSize(SMALL); // only before it is connected
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        socket.getOutputStream().write(request);
        lines =
                new BufferedReader(
                        new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Waits for the first event. */
    MidStream begun() throws IOException {
        String line = lines.readLine();
        assertThat(line).isEqualTo("HTTP/1.1 200 OK");
        while (!line.startsWith("data:")) {
            line = lines.readLine();
            if (line == null) {
                throw new EOFException("The stream ended before its first event.");
            }
        }
        return this;
    }

    /** Reads to the end of the connection, however it comes; false if an answer was there. */
    boolean isCut() {
        try {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.contains("\"result\"")) {
                    return false;
                }
            }
        } catch (IOException reset) {
            return true;
        }
        return true;
    }

    /** Vanishes without a word to the server. */
    void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
