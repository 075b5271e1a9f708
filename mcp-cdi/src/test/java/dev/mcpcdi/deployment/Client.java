package dev.mcpcdi.deployment;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Exchange.Headers;
import dev.mcpcdi.server.Reply;
import jakarta.enterprise.inject.se.SeContainer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Calls the tools of a deployment as a client of the session era does. */
record Client(Engine engine) {

    Client(SeContainer container) {
        this(container.select(Engine.class).get());
    }

    /** The result of a call, or its error, as JSON text. */
    String call(String tool, String arguments) {
        return text(response(tool, arguments));
    }

    /** The blocks of a result as JSON text. */
    String content(String tool, String arguments) {
        return ((Message.Success) response(tool, arguments))
                .result()
                .getJsonArray("content")
                .toString();
    }

    /** The answer to any request. */
    String ask(String request) {
        return text(response(request.getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(Message.Response response) {
        return response instanceof Message.Success success
                ? success.result().toString()
                : ((Message.Failure) response).error().toString();
    }

    /** The result of a call without arguments, in the words of a revision. */
    String call(String tool, Revision revision) {
        String envelope =
                revision.era() == Era.SESSION
                        ? ""
                        : """
                        ,"_meta":{"io.modelcontextprotocol/protocolVersion":"%s",\
                        "io.modelcontextprotocol/clientCapabilities":{}}"""
                                .formatted(revision.text());
        String request =
                """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s"%s}}"""
                        .formatted(tool, envelope);
        Map<String, String> headers =
                Map.of(
                        "MCP-Protocol-Version",
                        revision.text(),
                        "Mcp-Method",
                        "tools/call",
                        "Mcp-Name",
                        tool);
        return text(
                response(
                        request.getBytes(StandardCharsets.UTF_8),
                        Optional.of(
                                name -> Optional.ofNullable(headers.get(name)).stream().toList())));
    }

    private Message.Response response(String tool, String arguments) {
        return response(request(tool, arguments));
    }

    private Message.Response response(byte[] message) {
        return response(message, Optional.empty());
    }

    private Message.Response response(byte[] message, Optional<Headers> headers) {
        CompletableFuture<Reply> reply = new CompletableFuture<>();
        engine.handle(message, exchange(headers, reply));
        return reply.orTimeout(20, TimeUnit.SECONDS).join().response().orElseThrow();
    }

    private static byte[] request(String tool, String arguments) {
        return """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s","arguments":%s}}"""
                .formatted(tool, arguments)
                .getBytes(StandardCharsets.UTF_8);
    }

    private static Exchange exchange(Optional<Headers> headers, CompletableFuture<Reply> reply) {
        return new Exchange() {
            @Override
            public Optional<Headers> headers() {
                return headers;
            }

            @Override
            public void reply(Reply end) {
                reply.complete(end);
            }
        };
    }

    /** The first text of a result. */
    String text(String tool, String arguments) {
        return ((Message.Success) response(tool, arguments))
                .result()
                .getJsonArray("content")
                .getJsonObject(0)
                .getString("text");
    }
}
