package dev.mcpcdi.client;

import dev.mcpcdi.jsonrpc.Message;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** The way to a server. Safe for any thread. */
interface Connection {

    /**
     * Sends a request, and gives its answer.
     *
     * @param meanwhile takes what the server sends before the answer, one after another, on a
     *     thread that it may keep
     */
    CompletionStage<Message.Response> ask(
            Message.Request request, Map<String, String> headers, Consumer<Message> meanwhile);

    /** Sends a notification, or the answer to a request of the server. */
    void tell(Message message, Map<String, String> headers);
}
