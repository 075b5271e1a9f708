package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonReaderFactory;
import jakarta.json.spi.JsonProvider;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Sends literal JSON to an endpoint and gives what came back. */
final class Wire {

    private static final JsonReaderFactory READERS =
            JsonProvider.provider().createReaderFactory(Map.of());

    // A connection of HTTP/2 lets fewer requests wait than some tests send.
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(Version.HTTP_1_1).build();

    private final URI endpoint;

    Wire(URI endpoint) {
        this.endpoint = endpoint;
    }

    /** Where an application below this address listens. */
    static URI endpoint(URL application) {
        return URI.create(application.toString()).resolve("mcp");
    }

    HttpResponse<String> post(String body, String... headers)
            throws IOException, InterruptedException {
        return HTTP.send(request(body, headers), BodyHandlers.ofString());
    }

    /** The same without waiting. */
    CompletableFuture<HttpResponse<String>> postLater(String body, String... headers) {
        return HTTP.sendAsync(request(body, headers), BodyHandlers.ofString());
    }

    private HttpRequest request(String body, String... headers) {
        var request =
                HttpRequest.newBuilder(endpoint)
                        .header("Content-Type", "application/json")
                        .header("Accept", "application/json, text/event-stream")
                        .POST(BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return request.build();
    }

    /** Shakes hands as a client of 2025-11-25; gives the headers of all later requests. */
    String[] openSession(String... more) throws IOException, InterruptedException {
        String id = sessionOf("2025-11-25", more);
        return with(more, "MCP-Protocol-Version", "2025-11-25", "Mcp-Session-Id", id);
    }

    /** Shakes hands as a client of a revision; gives the id of the session. */
    String sessionOf(String revision, String... headers) throws IOException, InterruptedException {
        var answer =
                post(
                        """
                        {"jsonrpc":"2.0","id":0,"method":"initialize","params":{
                            "protocolVersion":"%s","capabilities":{},
                            "clientInfo":{"name":"wire","version":"1"}}}"""
                                .formatted(revision),
                        headers);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.headers().firstValue("Mcp-Session-Id").orElseThrow();
    }

    /** Ends a session, as its client does. */
    void end(String... session) throws IOException, InterruptedException {
        var answer =
                HTTP.send(
                        HttpRequest.newBuilder(endpoint).headers(session).DELETE().build(),
                        BodyHandlers.discarding());
        assertThat(answer.statusCode()).isEqualTo(200);
    }

    /** Asks to delete what is there. */
    void delete() throws IOException, InterruptedException {
        var answer =
                HTTP.send(
                        HttpRequest.newBuilder(endpoint).DELETE().build(),
                        BodyHandlers.discarding());
        assertThat(answer.statusCode()).isEqualTo(204);
    }

    /** The headers of a call of 2026-07-28. */
    static String[] modern(String tool) {
        return new String[] {
            "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "tools/call", "Mcp-Name", tool
        };
    }

    /** Headers and more headers. */
    static String[] with(String[] headers, String... more) {
        return Stream.concat(Stream.of(headers), Stream.of(more)).toArray(String[]::new);
    }

    static JsonObject json(String text) {
        try (var reader = READERS.createReader(new StringReader(text))) {
            return reader.readObject();
        }
    }
}
