package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.Exchange;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The headers of one request, copied so that they outlive the request thread. Immutable. */
final class RequestHeaders implements Exchange.Headers {

    private final Map<String, List<String>> values = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    /** Reads the list of values and not the joined line: readers disagree about copies in it. */
    RequestHeaders(HttpHeaders headers) {
        headers.getRequestHeaders()
                .forEach(
                        (name, lines) ->
                                values.put(
                                        name, lines.stream().map(RequestHeaders::trim).toList()));
    }

    @Override
    public List<String> values(String name) {
        return values.getOrDefault(name, List.of());
    }

    /** Only space and tab are white space around a value (RFC 9110, 5.6.3). */
    private static String trim(String line) {
        int from = 0;
        int to = line.length();
        while (from < to && isSpace(line.charAt(from))) {
            from++;
        }
        while (from < to && isSpace(line.charAt(to - 1))) {
            to--;
        }
        return line.substring(from, to);
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t';
    }
}
