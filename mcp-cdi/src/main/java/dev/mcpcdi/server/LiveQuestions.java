package dev.mcpcdi.server;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolOutcome;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.QuestionWire;
import jakarta.json.JsonValue;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The questions of one call up to 2025-11-25: requests of the server, on the stream of the call
 * (2025-11-25, Transports, Sending Messages). The call waits without a thread until the client
 * answers, which it may do after its connection broke.
 */
final class LiveQuestions implements Questions {

    private final Live live;
    private final Answer answer;
    private final ServerRequests requests;
    private final Askable client;
    private final CallWork work;
    private final Set<ServerRequests.Pending> open = ConcurrentHashMap.newKeySet();

    /**
     * How live questions are asked.
     *
     * @param wire their words
     * @param words the words of notifications
     * @param timer tells when nobody waits any longer
     * @param patience how long a client may take to answer
     */
    record Live(QuestionWire wire, Notifications words, Timer timer, Duration patience) {}

    LiveQuestions(Live live, Answer answer, Session session, Askable client, CallWork work) {
        this.live = live;
        this.answer = answer;
        this.requests = session.requests();
        this.client = client;
        this.work = work;
        answer.whenGiven(this::abandon);
    }

    @Override
    public Asked ask(Ask ask) {
        client.require(ask);
        ServerRequests.Pending pending = requests.make();
        open.add(pending);
        Runnable forget = live.timer().after(live.patience(), () -> late(pending, ask.key()));
        pending.answer()
                .whenComplete(
                        (result, failure) -> {
                            forget.run();
                            open.remove(pending);
                            if (pending.answer().isCancelled()) {
                                withdraw(pending);
                            }
                        });
        if (answer.isGiven()) {
            abandon();
        } else {
            send(pending, ask.question());
        }
        return new Asked.Open(pending.answer());
    }

    private void send(ServerRequests.Pending pending, InputRequest question) {
        answer.exchange()
                .send(
                        new Message.Request(
                                id(pending),
                                QuestionWire.method(question),
                                live.wire().params(question, client.revision())));
    }

    private JsonValue id(ServerRequests.Pending pending) {
        return live.words().number(pending.id());
    }

    private void late(ServerRequests.Pending pending, String key) {
        boolean isLate =
                pending.answer()
                        .completeExceptionally(
                                new ToolException(
                                        "Resolver '%s' got no answer within %s"
                                                .formatted(key, Deadlines.words(live.patience()))));
        if (isLate) {
            withdraw(pending);
        }
    }

    /** 2025-11-25, Cancellation: whoever asked says that it waits no more. */
    private void withdraw(ServerRequests.Pending pending) {
        answer.exchange().send(live.words().cancelled(id(pending)));
    }

    /** Nobody waits for the answers of a call that has ended. */
    private void abandon() {
        open.forEach(
                pending -> {
                    if (pending.answer()
                            .completeExceptionally(new ToolException("the call has ended"))) {
                        withdraw(pending);
                    }
                });
    }

    @Override
    public ToolOutcome.InputRequired unanswered() {
        throw new IllegalStateException("Every question waits for its answer.");
    }

    @Override
    public void goOn(Runnable rest) {
        work.goOn(rest);
    }
}
