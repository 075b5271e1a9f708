package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.Settings;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.core.Response;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Lets pages read what the {@link Gate} let them ask (Fetch Standard, 3.3 CORS protocol). There are
 * no cookies, so there are no credentials to allow.
 */
final class Cors {

    private static final String ALLOW_ORIGIN = "Access-Control-Allow-Origin";
    private static final String VARY = "Vary";

    /** What pages may read besides what each page may. */
    private static final String EXPOSED = "Mcp-Session-Id, MCP-Protocol-Version, WWW-Authenticate";

    /** What clients of MCP send. */
    private static final Set<String> KNOWN =
            Set.of(
                    "accept",
                    "authorization",
                    "content-type",
                    "last-event-id",
                    "mcp-method",
                    "mcp-name",
                    "mcp-protocol-version",
                    "mcp-session-id");

    /** Those of arguments have names of the application's (2026-07-28, Transports). */
    private static final String PARAMETER = "mcp-param-";

    /** As long as Chromium remembers; others less, whatever is said. */
    private static final int SECONDS = 7_200;

    private Cors() {}

    /**
     * Puts on a response what a page of an admitted origin needs, whatever the response will be.
     */
    static void allow(RequestHeaders headers, HttpServletResponse response) {
        origin(headers)
                .ifPresent(
                        origin -> {
                            response.setHeader(ALLOW_ORIGIN, origin);
                            response.setHeader("Access-Control-Expose-Headers", EXPOSED);
                            response.addHeader(VARY, "Origin");
                        });
    }

    /**
     * The response to what a browser asks before it sends a request; empty if it is no preflight.
     */
    static Optional<Response> preflight(RequestHeaders headers, Settings settings) {
        List<String> method = headers.values("Access-Control-Request-Method");
        if (origin(headers).isEmpty() || method.isEmpty()) {
            return Optional.empty();
        }
        Response.ResponseBuilder response =
                Response.noContent()
                        .header("Access-Control-Allow-Methods", Answers.methods(settings))
                        .header("Access-Control-Max-Age", SECONDS)
                        .header(
                                VARY,
                                // With Origin again: some containers replace what was there.
                                "Origin, Access-Control-Request-Method,"
                                        + " Access-Control-Request-Headers");
        String known = known(headers.values("Access-Control-Request-Headers"));
        return Optional.of(
                known.isEmpty()
                        ? response.build()
                        : response.header("Access-Control-Allow-Headers", known).build());
    }

    private static Optional<String> origin(RequestHeaders headers) {
        return headers.values("Origin").stream().findFirst();
    }

    private static String known(List<String> asked) {
        return asked.stream()
                .flatMap(line -> Arrays.stream(line.split(",")))
                .map(name -> name.strip().toLowerCase(Locale.ROOT))
                .filter(name -> KNOWN.contains(name) || isParameter(name))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static boolean isParameter(String name) {
        return name.startsWith(PARAMETER) && name.chars().allMatch(Cors::isTokenCharacter);
    }

    /** RFC 9110, 5.6.2, in lower case. */
    private static boolean isTokenCharacter(int c) {
        return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || "!#$%&'*+-.^_`|~".indexOf(c) >= 0;
    }
}
