package dev.mcpcdi.it;

import jakarta.json.JsonObject;
import jakarta.json.JsonReaderFactory;
import jakarta.json.spi.JsonProvider;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;

/** Sends literal JSON to an endpoint and gives what came back. */
final class Wire {

    private static final JsonReaderFactory READERS =
            JsonProvider.provider().createReaderFactory(Map.of());

    private final HttpClient http = HttpClient.newHttpClient();
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
        var request =
                HttpRequest.newBuilder(endpoint)
                        .header("Content-Type", "application/json")
                        .header("Accept", "application/json, text/event-stream")
                        .POST(BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return http.send(request.build(), BodyHandlers.ofString());
    }

    /** Shakes hands as a client of 2025-11-25; the headers of all later requests. */
    String[] openSession() throws IOException, InterruptedException {
        var answer =
                post(
                        """
                        {"jsonrpc":"2.0","id":0,"method":"initialize","params":{
                            "protocolVersion":"2025-11-25","capabilities":{},
                            "clientInfo":{"name":"wire","version":"1"}}}""");
        String id = answer.headers().firstValue("Mcp-Session-Id").orElseThrow();
        return new String[] {"MCP-Protocol-Version", "2025-11-25", "Mcp-Session-Id", id};
    }

    static JsonObject json(String text) {
        try (var reader = READERS.createReader(new StringReader(text))) {
            return reader.readObject();
        }
    }
}
