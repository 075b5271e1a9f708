package dev.mcpcdi.server;

import dev.mcpcdi.Cancellation;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.CancelSignal;
import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Rounds.Subject;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Gathers what is known of a call, on the thread that brought it. */
final class CallContexts {

    private final Notifications words;
    private final RunningCalls running;
    private final Audience audience;
    private final Deadlines deadlines;
    private final Catalogue catalogue;

    CallContexts(
            Notifications words,
            RunningCalls running,
            Audience audience,
            Deadlines deadlines,
            Catalogue catalogue) {
        this.words = words;
        this.running = running;
        this.audience = audience;
        this.deadlines = deadlines;
        this.catalogue = catalogue;
    }

    /** Serves those who want to be told of changes. */
    Handler listening(Results results) {
        return new ListenHandler(new WantedReader(catalogue), audience, running, words, results);
    }

    /** The signal that cancels a call: by its client, because that is gone, or by the clock. */
    CancelSignal signal(Subject subject, ClientCall call, CallAnswer callAnswer, CallWork work) {
        Answer answer = callAnswer.answer();
        CancelSignal signal = new CancelSignal();
        signal.onRequest(answer::cancelled);
        running.begin(answer.session(), subject.request().id(), signal, answer);
        if (call instanceof ToolCall tool) {
            work.limit(deadlines.watch(tool, callAnswer, signal));
        }
        if (subject.revision().era() == Era.MODERN) {
            // 2025-11-25, Transports: there a lost connection is no cancellation.
            answer.exchange().whenGone(() -> signal.request(Optional.empty()));
        }
        return signal;
    }

    CallContext of(Subject subject, Retry retry, Answer answer, Cancellation cancellation) {
        Exchange exchange = answer.exchange();
        Revision revision = subject.revision();
        ReportWish wish = ReportWish.of(subject.request(), revision, answer.session());
        ClientWords client = answer.client();
        return new CallContext(
                Message.text(subject.request().id()),
                revision.text(),
                client.info(),
                client.capabilities(),
                client.sessionId(),
                exchange.principal(),
                exchange::isUserInRole,
                headers(exchange),
                new ConcurrentHashMap<>(),
                retry.responses(),
                retry.opened(),
                new CallReports(words, revision, answer, wish, audience),
                cancellation,
                catalogue.seenBy(exchange),
                CallContext.OfMethod.NONE);
    }

    private static McpContext.Headers headers(Exchange exchange) {
        return exchange.headers()
                .<McpContext.Headers>map(headers -> headers::values)
                .orElse(name -> List.of());
    }
}
