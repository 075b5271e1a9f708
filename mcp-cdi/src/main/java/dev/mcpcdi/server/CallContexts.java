package dev.mcpcdi.server;

import dev.mcpcdi.McpContext;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.server.Rounds.Subject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/** Gathers what is known of a call, on the thread that brought it. */
final class CallContexts {

    private CallContexts() {}

    static CallContext of(Subject subject, Retry retry, Answer answer) {
        Exchange exchange = answer.exchange();
        ClientWords client = answer.client();
        return new CallContext(
                text(subject.request().id()),
                subject.revision().text(),
                client.info(),
                client.capabilities(),
                client.sessionId(),
                exchange.principal(),
                exchange::isUserInRole,
                headers(exchange),
                new ConcurrentHashMap<>(),
                retry.responses(),
                retry.opened());
    }

    private static String text(JsonValue id) {
        return id instanceof JsonString string ? string.getString() : id.toString();
    }

    private static McpContext.Headers headers(Exchange exchange) {
        return exchange.headers()
                .<McpContext.Headers>map(headers -> headers::values)
                .orElse(name -> List.of());
    }
}
