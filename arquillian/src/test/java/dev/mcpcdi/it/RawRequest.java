package dev.mcpcdi.it;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A request as it goes over the wire, also one that no client would send.
 *
 * @param method the method
 * @param path the path
 * @param headers whole lines, but those of the connection
 * @param body the body
 * @param session the revision of the session that the request belongs to
 */
record RawRequest(
        String method, String path, List<String> headers, byte[] body, Optional<String> session) {

    static final String JSON = "Content-Type: application/json";
    static final String ACCEPT = "Accept: application/json, text/event-stream";

    /** A ping, in a session. */
    static final String PING = "{'jsonrpc':'2.0','id':1,'method':'ping'}";

    private static final String LATEST = "2025-11-25";

    /** In a session of 2025-11-25; single quotes stand for double ones. */
    static RawRequest session(String body) {
        return session(bytes(body));
    }

    static RawRequest session(byte[] body) {
        return new RawRequest("POST", "/mcp", List.of(JSON, ACCEPT), body, Optional.of(LATEST));
    }

    /** In no session; single quotes stand for double ones. */
    static RawRequest alone(String body, String... headers) {
        return new RawRequest("POST", "/mcp", List.of(JSON, ACCEPT), bytes(body), Optional.empty())
                .and(headers);
    }

    /** Without a body. */
    static RawRequest of(String method) {
        return new RawRequest(method, "/mcp", List.of(ACCEPT), new byte[0], Optional.empty());
    }

    RawRequest in(String revision) {
        return new RawRequest(method, path, headers, body, Optional.of(revision));
    }

    RawRequest at(String otherPath) {
        return new RawRequest(method, otherPath, headers, body, session);
    }

    /** With these headers only. */
    RawRequest with(String... lines) {
        return new RawRequest(method, path, List.of(lines), body, session);
    }

    /** With these headers too. */
    RawRequest and(String... lines) {
        var all = Stream.concat(headers.stream(), Stream.of(lines)).toList();
        return new RawRequest(method, path, all, body, session);
    }

    static byte[] bytes(String body) {
        return body.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    }
}
