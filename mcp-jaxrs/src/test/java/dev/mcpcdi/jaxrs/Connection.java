package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A connection of its own whose answer is read event by event. */
final class Connection implements AutoCloseable {

    private static final String INITIALIZE =
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":\
            "2025-11-25","capabilities":%s,"clientInfo":{"name":"t","version":"1"}}}""";

    private final Socket socket;
    private final BufferedReader lines;

    Connection(Endpoint endpoint, String method, String headers, String body) throws IOException {
        String head =
                """
                %s /shop/api/mcp HTTP/1.1
                Host: localhost
                Connection: close
                Content-Type: application/json
                %sContent-Length: %d

                """
                        .formatted(method, accepting(headers), body.length());
        socket = new Socket(InetAddress.getLoopbackAddress(), endpoint.port());
        socket.getOutputStream()
                .write((head.replace("\n", "\r\n") + body).getBytes(StandardCharsets.UTF_8));
        lines =
                new BufferedReader(
                        new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    private static String accepting(String headers) {
        return headers.contains("Accept:")
                ? headers
                : "Accept: application/json, text/event-stream\n" + headers;
    }

    /** The next event, its lines with bars between them; null at the end. */
    String event() throws IOException {
        List<String> event = new ArrayList<>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.matches("(id|retry|event|data): .*")) {
                event.add(line);
            }
            if (line.startsWith("data: ")) {
                return String.join("|", event);
            }
        }
        return null;
    }

    List<String> events() throws IOException {
        List<String> events = new ArrayList<>();
        for (String event = event(); event != null; event = event()) {
            events.add(event);
        }
        return events;
    }

    String all() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            all.append(line).append('\n');
        }
        return all.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    static String session(Endpoint endpoint) throws IOException {
        return session(endpoint, "{}");
    }

    /** Opens a session; gives the header that names it. */
    static String session(Endpoint endpoint, String capabilities) throws IOException {
        try (Connection opening =
                new Connection(endpoint, "POST", "", INITIALIZE.formatted(capabilities))) {
            Matcher id =
                    Pattern.compile("Mcp-Session-Id: (\\S+)", Pattern.CASE_INSENSITIVE)
                            .matcher(opening.all());
            assertThat(id.find()).isTrue();
            return "Mcp-Session-Id: " + id.group(1) + "\n";
        }
    }

    /** Comes back for what followed an event. */
    static Connection resume(Endpoint endpoint, String session, String event) throws IOException {
        return new Connection(endpoint, "GET", session + "Last-Event-ID: " + event + "\n", "");
    }
}
