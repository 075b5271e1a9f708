package dev.mcpcdi.it;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Says again over HTTP what a client said in a transcript, and writes down what comes back. Left
 * out are the headers of the server and of the connection; the id of the session, which is random,
 * is called {@code {session}}.
 */
final class HttpReplay {

    private static final String SESSION = "{session}";
    private static final String SESSION_HEADER = "mcp-session-id: ";

    private static final Set<String> NOT_OURS =
            Set.of(
                    "connection",
                    "content-length",
                    "date",
                    "server",
                    "transfer-encoding",
                    "x-frame-options",
                    "x-powered-by");

    private final RawHttp http;
    private String session = SESSION;

    HttpReplay(int port) {
        http = new RawHttp(port);
    }

    /** The transcript of this time. */
    String of(Transcript transcript) throws IOException {
        var said = new StringBuilder();
        for (var turn : transcript.turns()) {
            said.append(Transcript.sent(turn.sent()));
            said.append(Transcript.received(exchange(turn.sent())));
        }
        return said.toString();
    }

    /** The request has its line, headers, an empty line, and the body in one line. */
    private List<String> exchange(List<String> request) throws IOException {
        byte[] body = request.get(request.size() - 1).getBytes(StandardCharsets.UTF_8);
        var headers = new StringBuilder("Host: localhost\r\n");
        headers.append("Content-Length: ").append(body.length).append("\r\n");
        for (String line : request.subList(1, request.size() - 2)) {
            headers.append(line.replace(SESSION, session)).append("\r\n");
        }
        return lines(http.exchange(request.get(0), headers.toString(), body));
    }

    private List<String> lines(RawHttp.Response response) {
        var lines = new ArrayList<String>();
        lines.add(Integer.toString(response.status()));
        response.headers().stream().filter(HttpReplay::isOurs).sorted().forEach(lines::add);
        lines.replaceAll(this::withoutSession);
        lines.add("");
        response.body().lines().forEach(lines::add);
        return lines;
    }

    private static boolean isOurs(String header) {
        return !NOT_OURS.contains(header.substring(0, header.indexOf(':')));
    }

    private String withoutSession(String line) {
        if (!line.startsWith(SESSION_HEADER)) {
            return line;
        }
        session = line.substring(SESSION_HEADER.length());
        return SESSION_HEADER + SESSION;
    }
}
