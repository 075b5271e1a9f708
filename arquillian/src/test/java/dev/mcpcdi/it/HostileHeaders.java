package dev.mcpcdi.it;

import static dev.mcpcdi.it.Hostile.container;
import static dev.mcpcdi.it.Hostile.error;
import static dev.mcpcdi.it.Hostile.failure;
import static dev.mcpcdi.it.Hostile.quoted;
import static dev.mcpcdi.it.RawRequest.ACCEPT;
import static dev.mcpcdi.it.RawRequest.JSON;
import static dev.mcpcdi.it.RawRequest.PING;
import static dev.mcpcdi.it.RawRequest.alone;
import static dev.mcpcdi.it.RawRequest.session;

import dev.mcpcdi.it.Hostile.Answer;
import java.util.stream.Stream;

/** Headers and methods that the endpoint refuses before it looks at a message. */
final class HostileHeaders {

    private static final Answer PONG = quoted(200, "{'jsonrpc':'2.0','id':1,'result':{}}");
    private static final Answer NO_JSON =
            error(
                    415,
                    -32600,
                    "Unsupported Media Type: Content-Type must be application/json in UTF-8");
    private static final Answer NOT_ACCEPTABLE =
            error(406, -32600, "Not Acceptable: Client must accept application/json");
    private static final Answer FOREIGN_ORIGIN =
            error(
                    403,
                    -32600,
                    "Origin not allowed: the setting mcp.http.allowed-origins lists those that are");
    private static final Answer FOREIGN_HOST =
            error(
                    403,
                    -32600,
                    "Host not allowed: the setting mcp.http.allowed-hosts lists those that are");
    private static final Answer NOT_ALLOWED = error(405, -32600, "Method Not Allowed");

    private HostileHeaders() {}

    static Stream<Hostile> all() {
        return Stream.of(types(), accepted(), origins(), hosts(), sessions(), methods())
                .flatMap(cases -> cases);
    }

    private static Stream<Hostile> types() {
        return Stream.of(
                type("application/json; charset=\"UTF-8\"", PONG),
                type("application/json;charset=utf-16", NO_JSON),
                type("application/jsonp", NO_JSON),
                type("application/x-www-form-urlencoded", NO_JSON),
                type("multipart/form-data; boundary=x", NO_JSON),
                type("text/plain", NO_JSON),
                type("*/*", NO_JSON),
                // JAX-RS reads the header before it looks for a resource.
                type("json", container(400)),
                type("application/json/x", container(400)),
                type("", container(400)),
                new Hostile("no Content-Type", session(PING).with(ACCEPT), NO_JSON),
                // Jersey reads the joined lines, RESTEasy the first one.
                new Hostile(
                        "two Content-Types",
                        session(PING).with(JSON, JSON, ACCEPT),
                        container(400),
                        NO_JSON));
    }

    private static Stream<Hostile> accepted() {
        return Stream.of(
                accept("*/*", PONG),
                accept("text/event-stream, application/*;q=0.1", PONG),
                accept("text/event-stream", NOT_ACCEPTABLE),
                accept("text/html", NOT_ACCEPTABLE),
                accept("application/json;q=0, */*", NOT_ACCEPTABLE),
                accept("/", container(400)),
                // Jersey takes a type without a subtype for one, RESTEasy does not.
                new Hostile(
                        "Accept: json",
                        session(PING).with(JSON, "Accept: json"),
                        NOT_ACCEPTABLE,
                        container(400)));
    }

    private static Stream<Hostile> origins() {
        Stream<String> own =
                Stream.of("http://localhost", "https://127.0.0.1:8443", "http://[::1]:3000");
        Stream<String> foreign =
                Stream.of(
                        "http://evil.example",
                        "http://localhost.evil.example",
                        "http://127.0.0.1.evil.example",
                        "http://[::1].evil.example",
                        "http://localhost@evil.example",
                        "http://localhost%00.evil.example",
                        "http://localhost:99999999",
                        "http://localhost/",
                        "http://LOCALHOST",
                        "http://2130706433",
                        "file://localhost",
                        "null",
                        "");
        return Stream.of(
                        own.map(origin -> origin(origin, PONG)),
                        foreign.map(origin -> origin(origin, FOREIGN_ORIGIN)),
                        Stream.of(origin("http://localhost\r\nOrigin: http://x", FOREIGN_ORIGIN)))
                .flatMap(cases -> cases);
    }

    private static Stream<Hostile> hosts() {
        return Stream.of(
                host("LOCALHOST", PONG, PONG),
                host("127.0.0.1:80", PONG, PONG),
                host("[::1]:80", PONG, PONG),
                host("evil.example", FOREIGN_HOST, FOREIGN_HOST),
                host("localhost.evil.example", FOREIGN_HOST, FOREIGN_HOST),
                // WildFly reads the port itself, and counts the headers.
                host("localhost:99999999", FOREIGN_HOST, container(400)),
                host("localhost\r\nHost: evil.example", FOREIGN_HOST, container(400)),
                // Payara fails on these, with an empty 200; no message gets through.
                host("localhost:80@evil.example", container(200), container(400)),
                host("", container(200), FOREIGN_HOST));
    }

    private static Stream<Hostile> sessions() {
        return Stream.of(
                new Hostile(
                        "no session",
                        alone(PING),
                        failure(
                                400,
                                -32600,
                                "Header Mcp-Session-Id is missing: initialize gives it")),
                new Hostile(
                        "unknown session",
                        alone(PING, "Mcp-Session-Id: 00000000000000000000000000000000"),
                        failure(404, -32600, "Session not found")),
                new Hostile(
                        "two sessions",
                        session(PING).and("Mcp-Session-Id: another"),
                        failure(400, -32600, "Header Mcp-Session-Id appears more than once")),
                version("2031-01-01"),
                version("2025-11-25\r\nMCP-Protocol-Version: 2025-11-25"));
    }

    private static Stream<Hostile> methods() {
        Answer noSession =
                error(400, -32600, "Header Mcp-Session-Id is missing: initialize gives it");
        return Stream.concat(
                Stream.of("PUT", "PATCH", "OPTIONS")
                        .map(method -> new Hostile(method, RawRequest.of(method), NOT_ALLOWED)),
                Stream.of(
                        new Hostile("HEAD", RawRequest.of("HEAD"), new Answer(405, "")),
                        new Hostile("DELETE", RawRequest.of("DELETE"), noSession),
                        new Hostile("GET", RawRequest.of("GET"), noSession),
                        // Methods without an annotation of JAX-RS, and paths without a resource.
                        new Hostile("TRACE", RawRequest.of("TRACE"), container(405)),
                        new Hostile("BREW", RawRequest.of("BREW"), container(405)),
                        new Hostile("below", session(PING).at("/mcp/more"), container(404))));
    }

    private static Hostile type(String value, Answer answer) {
        String line = "Content-Type: " + value;
        return new Hostile(line, session(PING).with(line, ACCEPT), answer);
    }

    private static Hostile accept(String value, Answer answer) {
        String line = "Accept: " + value;
        return new Hostile(line, session(PING).with(JSON, line), answer);
    }

    private static Hostile origin(String value, Answer answer) {
        String line = "Origin: " + value;
        return new Hostile(line, session(PING).and(line), answer);
    }

    private static Hostile host(String value, Answer onPayara, Answer onWildFly) {
        String line = "Host: " + value;
        return new Hostile(line, session(PING).and(line), onPayara, onWildFly);
    }

    private static Hostile version(String value) {
        String line = "MCP-Protocol-Version: " + value;
        return new Hostile(
                line,
                session(PING).and(line),
                failure(400, -32600, "Header MCP-Protocol-Version names no revision served here"));
    }
}
