package dev.mcpcdi.it;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Sends bytes to a port of this machine and reads what comes back. */
final class RawHttp {

    private static final String LENGTH = "content-length: ";

    private final int port;

    RawHttp(int port) {
        this.port = port;
    }

    /**
     * What came back.
     *
     * @param status the status
     * @param headers its lines, in lower case
     * @param body the body
     */
    record Response(int status, List<String> headers, String body) {

        /** A body in JSON, or none. */
        boolean isOfEndpoint() {
            return body.isEmpty() || headers.contains("content-type: application/json");
        }
    }

    Response send(RawRequest request) throws IOException {
        var lines = new StringBuilder();
        request.headers().forEach(line -> lines.append(line).append("\r\n"));
        if (request.headers().stream().noneMatch(line -> line.startsWith("Host:"))) {
            lines.append("Host: localhost\r\n");
        }
        lines.append("Content-Length: ").append(request.body().length).append("\r\n");
        return exchange(request.method() + " " + request.path(), lines.toString(), request.body());
    }

    /** Sends a head and a body as they are, and nothing after them. */
    Response exchange(String line, String headers, byte[] body) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            OutputStream out = socket.getOutputStream();
            String head = line + " HTTP/1.1\r\n" + headers + "Connection: close\r\n\r\n";
            out.write(head.getBytes(StandardCharsets.ISO_8859_1));
            out.write(body);
            out.flush();
            return read(new BufferedInputStream(socket.getInputStream()));
        }
    }

    private static Response read(InputStream in) throws IOException {
        int status = Integer.parseInt(line(in).split(" ")[1]);
        var headers = new ArrayList<String>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            headers.add(line.toLowerCase(Locale.ROOT));
        }
        return new Response(status, headers, body(in, headers));
    }

    /** As long as it says it is: a server may wait for more of the request before it closes. */
    private static String body(InputStream in, List<String> headers) throws IOException {
        if (headers.contains("transfer-encoding: chunked")) {
            return joined(in.readAllBytes());
        }
        var length = headers.stream().filter(line -> line.startsWith(LENGTH)).findFirst();
        return length.isPresent()
                ? utf8(in.readNBytes(Integer.parseInt(length.get().substring(LENGTH.length()))))
                : utf8(in.readAllBytes());
    }

    private static String line(InputStream in) throws IOException {
        var line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("The server closed the connection in " + line);
            }
            line.write(next);
        }
        return line.toString(StandardCharsets.ISO_8859_1).strip();
    }

    private static String joined(byte[] chunks) {
        var whole = new ByteArrayOutputStream();
        String text = new String(chunks, StandardCharsets.ISO_8859_1);
        for (int at = 0; at < chunks.length; ) {
            int line = text.indexOf("\r\n", at);
            int length = Integer.parseInt(text.substring(at, line), 16);
            whole.write(chunks, line + 2, length);
            at = line + 2 + length + 2;
        }
        return utf8(whole.toByteArray());
    }

    private static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
