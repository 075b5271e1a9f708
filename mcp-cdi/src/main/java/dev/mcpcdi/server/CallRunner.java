package dev.mcpcdi.server;

import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.CancelSignal;
import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.server.Rounds.Subject;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;

/** Runs methods of the application for clients: in rounds, and through the executor. */
final class CallRunner {

    private final CallExecutor executor;
    private final Results results;
    private final Rounds rounds;
    private final CallContexts contexts;
    private final Auditor auditor;

    CallRunner(
            CallExecutor executor,
            Results results,
            Rounds rounds,
            CallContexts contexts,
            Auditor auditor) {
        this.auditor = auditor;
        this.executor = executor;
        this.results = results;
        this.rounds = rounds;
        this.contexts = contexts;
    }

    /** Answers a call, now or later. */
    void run(Subject subject, Targets targets, Answer answer) {
        CallWork work = new CallWork(executor.parts());
        rounds.begin(subject, answer, work)
                .map(round -> new CallAnswer(results, subject.revision(), round, answer))
                .ifPresent(taker -> call(subject, targets, taker, work));
    }

    /** The same for a method of the protocol that has no rounds, so that what it brings is left. */
    void runOnce(Subject subject, ClientCall call, Answer answer) {
        begin(
                subject,
                call,
                new CallAnswer(results, subject.revision(), CallRound.ALONE, answer),
                new CallWork(executor.parts()));
    }

    private void call(Subject subject, Targets targets, CallAnswer answer, CallWork work) {
        Optional<? extends ClientCall> found =
                targets.find(subject.target(), answer.answer().exchange());
        if (found.isPresent()) {
            begin(subject, found.get(), answer, work);
        } else {
            answer.take(targets.unknown(subject));
            auditor.notFound(subject, answer.answer().exchange());
        }
    }

    private void begin(Subject subject, ClientCall call, CallAnswer answer, CallWork work) {
        CancelSignal signal = contexts.signal(subject, call, answer, work);
        CallContext context = contexts.of(subject, answer.round().retry(), answer.answer(), signal);
        try {
            work.begin(signal, () -> run(call, subject, context, answer));
        } catch (RejectedExecutionException e) {
            answer.answer().busy();
        }
    }

    private void run(ClientCall call, Subject subject, CallContext context, CallAnswer answer) {
        long begin = System.nanoTime();
        Exchange exchange = answer.answer().exchange();
        try {
            call.run(subject.arguments(), context, answer.round().questions())
                    .whenComplete(
                            (outcome, failure) -> {
                                answer.take(outcome, failure);
                                auditor.ended(subject, exchange, begin, outcome);
                            });
        } catch (RuntimeException | Error e) {
            answer.answer().crash(e);
        }
    }
}
