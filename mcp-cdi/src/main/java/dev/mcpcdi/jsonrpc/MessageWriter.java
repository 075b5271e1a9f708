package dev.mcpcdi.jsonrpc;

import jakarta.json.JsonObject;
import jakarta.json.spi.JsonProvider;
import jakarta.json.stream.JsonGenerator;
import jakarta.json.stream.JsonGeneratorFactory;
import java.io.StringWriter;
import java.util.Map;

/** Writes messages as compact JSON. */
final class MessageWriter {

    private final JsonGeneratorFactory generators;

    MessageWriter(JsonProvider json) {
        generators = json.createGeneratorFactory(Map.of());
    }

    String write(Message message) {
        StringWriter text = new StringWriter(256);
        try (JsonGenerator out = generators.createGenerator(text)) {
            if (message instanceof Message.Batch batch) {
                out.writeStartArray();
                batch.responses().forEach(response -> one(out, response));
                out.writeEnd();
            } else {
                one(out, message);
            }
        }
        return text.toString();
    }

    private static void one(JsonGenerator out, Message message) {
        out.writeStartObject().write("jsonrpc", "2.0");
        if (message instanceof Message.Request request) {
            out.write("id", request.id());
            call(out, request.method(), request.params());
        } else if (message instanceof Message.Notification notification) {
            call(out, notification.method(), notification.params());
        } else if (message instanceof Message.Success success) {
            out.write("id", success.id()).write("result", success.result());
        } else if (message instanceof Message.Failure failure) {
            // Left out when unknown: MCP's schema has no null id.
            failure.id().ifPresent(id -> out.write("id", id));
            error(out, failure.error());
        }
        out.writeEnd();
    }

    private static void call(JsonGenerator out, String method, JsonObject params) {
        out.write("method", method);
        if (!params.isEmpty()) {
            out.write("params", params);
        }
    }

    private static void error(JsonGenerator out, RpcError error) {
        out.writeStartObject("error").write("code", error.code()).write("message", error.message());
        error.data().ifPresent(data -> out.write("data", data));
        out.writeEnd();
    }
}
