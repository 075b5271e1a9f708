package dev.mcpcdi.jaxrs;

import java.nio.charset.StandardCharsets;

/** What stands on the wire. */
final class Wire {

    private Wire() {}

    static String head(String method, String path, String headers, int length) {
        return "%s %s HTTP/1.1\nHost: localhost\nConnection: close\n%s\nContent-Length: %d"
                .formatted(method, path, headers, length);
    }

    static String json(String status, String body) {
        return "HTTP/1.1 %s\nContent-Type: application/json\nConnection: close\nContent-Length: %d\n\n%s"
                .formatted(status, bytes(body).length, body);
    }

    static String error(int code, String message) {
        return "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":%d,\"message\":\"%s\"}}"
                .formatted(code, message);
    }

    static byte[] bytes(String body) {
        return body.getBytes(StandardCharsets.UTF_8);
    }
}
