package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.Exchange;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The headers of one request, copied so that they outlive the request thread. Immutable. */
final class RequestHeaders implements Exchange.Headers {

    /** As much as a container takes for all headers together unless told otherwise. */
    static final int MAX_LENGTH = 8192;

    private static final List<String> OWN =
            List.of(
                    "Accept",
                    "Content-Type",
                    "Host",
                    "Mcp-Method",
                    "Mcp-Name",
                    "MCP-Protocol-Version",
                    "Mcp-Session-Id",
                    "Origin");

    private final Map<String, List<String>> values = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    /** Reads the list of values and not the joined line: readers disagree about copies in it. */
    RequestHeaders(HttpServletRequest request) {
        for (String name : Collections.list(request.getHeaderNames())) {
            List<String> lines = Collections.list(request.getHeaders(name));
            values.put(name, lines.stream().map(RequestHeaders::trim).toList());
        }
    }

    /** Those of others, such as tokens, are as long as the container lets them be. */
    void checkLengths() throws Refused {
        for (String name : OWN) {
            if (values(name).stream().anyMatch(value -> value.length() > MAX_LENGTH)) {
                throw Refused.headerTooLong(MAX_LENGTH);
            }
        }
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
