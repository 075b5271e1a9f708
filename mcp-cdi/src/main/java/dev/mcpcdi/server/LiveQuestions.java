package dev.mcpcdi.server;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.invoke.Asker;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.QuestionWire;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The questions of one call up to 2025-11-25: requests of the server, on the stream of the call
 * (2025-11-25, Transports, Sending Messages). The call waits without a thread until the client
 * answers, which it may do after its connection broke.
 */
final class LiveQuestions implements Questions {

    private final Live live;
    private final Answer answer;
    private final Session session;
    private final Askable client;
    private final SessionQuestions unasked;
    private final CallWork work;
    private final Set<ServerRequests.Pending> open = ConcurrentHashMap.newKeySet();

    /**
     * How live questions are asked.
     *
     * @param wire their words
     * @param words the words of notifications
     * @param timer tells when nobody waits any longer
     * @param patience how long a client may take to answer
     * @param pages the pages that users were asked to open
     */
    record Live(
            QuestionWire wire,
            Notifications words,
            Timer timer,
            Duration patience,
            OpenPages pages) {}

    LiveQuestions(Live live, Answer answer, Session session, Askable client, CallWork work) {
        this.live = live;
        this.answer = answer;
        this.session = session;
        this.client = client;
        this.unasked = new SessionQuestions(client, live.pages(), Optional.of(session));
        this.work = work;
        answer.whenGiven(this::abandon);
    }

    @Override
    public Asked ask(Ask ask) {
        return new Asked.Open(request(ask));
    }

    @Override
    public CompletableFuture<JsonObject> request(Ask ask) {
        client.require(ask);
        ServerRequests.Pending pending = session.requests().make(ask.asker());
        open.add(pending);
        work.asked();
        Runnable forget = live.timer().after(live.patience(), () -> late(pending));
        pending.answer()
                .whenComplete(
                        (result, failure) -> {
                            forget.run();
                            ended(pending);
                        });
        if (answer.isGiven()) {
            abandon();
        } else {
            live.pages().opened(ask.question(), session);
            send(pending, ask.question());
        }
        return pending.answer();
    }

    private void ended(ServerRequests.Pending pending) {
        open.remove(pending);
        work.answered();
        if (pending.answer().isCancelled()) {
            withdraw(pending);
        }
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

    private void late(ServerRequests.Pending pending) {
        if (pending.fail("got no answer within " + Deadlines.words(live.patience()))) {
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
                    if (pending.fail("got no answer: the call has ended")) {
                        withdraw(pending);
                    }
                });
    }

    @Override
    public Optional<Outcome> pages(List<Ask> required) {
        return unasked.pages(required);
    }

    @Override
    public void require(Asker asker, Collection<InputRequest> questions) {
        unasked.require(asker, questions);
    }

    @Override
    public Outcome.InputRequired unanswered() {
        throw new IllegalStateException("Every question waits for its answer.");
    }

    @Override
    public void goOn(Runnable rest) {
        work.goOn(rest);
    }
}
