package dev.mcpcdi.client;

import dev.mcpcdi.jsonrpc.Message;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/** The way to a server. Safe for any thread. */
interface Connection {

    /** Sends a request, and gives its answer. */
    CompletionStage<Message.Response> ask(Message.Request request, Map<String, String> headers);

    /** Sends a notification. */
    void tell(Message.Notification notification, Map<String, String> headers);
}
