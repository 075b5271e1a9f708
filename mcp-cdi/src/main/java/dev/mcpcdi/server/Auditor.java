package dev.mcpcdi.server;

import dev.mcpcdi.CallAudit;
import dev.mcpcdi.CallAudit.Result;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.server.Rounds.Subject;
import java.lang.System.Logger.Level;
import java.security.Principal;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Tells of calls that have ended.
 *
 * @param observer takes them; empty if nobody does
 */
record Auditor(Optional<Consumer<CallAudit>> observer) {

    private static final System.Logger LOG = System.getLogger(Engine.class.getName());

    /** A call that has begun at some nanosecond of the system. */
    void ended(Subject subject, Exchange exchange, long begin, Outcome outcome) {
        Duration duration = Duration.ofNanos(System.nanoTime() - begin);
        observer.ifPresent(to -> tell(to, subject, exchange, result(outcome), duration));
    }

    void notFound(Subject subject, Exchange exchange) {
        observer.ifPresent(to -> tell(to, subject, exchange, Result.NOT_FOUND, Duration.ZERO));
    }

    private static void tell(
            Consumer<CallAudit> to,
            Subject subject,
            Exchange exchange,
            Result result,
            Duration duration) {
        try {
            to.accept(
                    new CallAudit(
                            subject.request().method(),
                            subject.target(),
                            Message.text(subject.request().id()),
                            exchange.principal().map(Principal::getName),
                            result,
                            duration));
        } catch (RuntimeException | Error e) {
            LOG.log(Level.ERROR, "An observer of CallAudit failed.", e);
        }
    }

    /** Null stands for a failure. */
    private static Result result(Outcome outcome) {
        if (outcome instanceof Outcome.InputRequired) {
            return Result.ASKED;
        } else if (outcome instanceof Outcome.OfTool tool) {
            return tool.isError() ? Result.FAILED : Result.DONE;
        }
        boolean isFailure =
                outcome == null
                        || outcome instanceof Outcome.Refusal
                        || outcome instanceof Outcome.Unread;
        return isFailure ? Result.FAILED : Result.DONE;
    }
}
