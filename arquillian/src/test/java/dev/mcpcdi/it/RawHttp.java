package dev.mcpcdi.it;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Sends bytes to a port of this machine and reads what comes back until the server closes. */
final class RawHttp {

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
            return read(socket.getInputStream().readAllBytes());
        }
    }

    private static Response read(byte[] answer) {
        String text = new String(answer, StandardCharsets.ISO_8859_1);
        int end = text.indexOf("\r\n\r\n");
        var head = List.of(text.substring(0, end).split("\r\n"));
        var headers = head.stream().skip(1).map(line -> line.toLowerCase(Locale.ROOT)).toList();
        byte[] body = Arrays.copyOfRange(answer, end + 4, answer.length);
        return new Response(
                Integer.parseInt(head.get(0).split(" ")[1]),
                headers,
                headers.contains("transfer-encoding: chunked") ? joined(body) : utf8(body));
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
