package dev.mcpcdi.client;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.Message.Response;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** Numbers requests, and takes their answers apart. Safe for any thread. */
final class Requests {

    static final String VERSION = "MCP-Protocol-Version";

    private final Connection connection;
    private final JsonProvider json;
    private final AtomicLong ids = new AtomicLong();

    Requests(Connection connection, JsonProvider json) {
        this.connection = connection;
        this.json = json;
    }

    /** Asks without an ear for what the server says meanwhile. */
    CompletionStage<JsonObject> ask(String method, JsonObject params, Map<String, String> headers) {
        return ask(method, params, headers, message -> {});
    }

    CompletionStage<JsonObject> ask(
            String method,
            JsonObject params,
            Map<String, String> headers,
            Consumer<Message> meanwhile) {
        Message.Request request =
                new Message.Request(json.createValue(ids.incrementAndGet()), method, params);
        return connection
                .ask(request, headers, meanwhile)
                .thenApply(answer -> result(request, answer));
    }

    void tell(String method, Map<String, String> headers) {
        connection.tell(new Message.Notification(method, JsonValue.EMPTY_JSON_OBJECT), headers);
    }

    void answer(Response response, Map<String, String> headers) {
        connection.tell(response, headers);
    }

    private static JsonObject result(Message.Request request, Response answer) {
        if (answer instanceof Message.Failure failure) {
            throw new RpcErrorException(failure.error());
        }
        Message.Success success = (Message.Success) answer;
        if (!success.id().equals(request.id())) {
            throw new UnexpectedAnswerException(
                    "Request " + request.id() + " got the answer to " + success.id());
        }
        return success.result();
    }
}
