package dev.mcpcdi;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * A call that has ended, as a CDI event: {@code void audit(@Observes CallAudit call)}, or
 * {@code @ObservesAsync}. Without an observer nothing is done.
 *
 * <p>There is one for each round of a call of a tool, of a prompt that was rendered, of a resource
 * that was read and of an argument that was completed by a method, and one for each name that was
 * not found. It is fired when the method has ended, also if its client did not wait for that, on
 * the thread of the call and outside of its request scope. It holds neither arguments nor results,
 * which may be secrets. What an observer throws goes to the log only.
 *
 * @param method the method of the protocol, such as {@code tools/call}
 * @param target the name or URI, as the client sent it
 * @param requestId the id of the request as text
 * @param user the name of the user, empty for nobody
 * @param result how it ended
 * @param duration how long it took, without the time that it waited for a thread
 */
public record CallAudit(
        String method,
        String target,
        String requestId,
        Optional<String> user,
        Result result,
        Duration duration) {

    /** Refuses null. */
    public CallAudit {
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(target, "target");
        Objects.requireNonNull(requestId, "requestId");
        Objects.requireNonNull(user, "user");
        Objects.requireNonNull(result, "result");
        Objects.requireNonNull(duration, "duration");
    }

    /** How a call ended. */
    public enum Result {
        /** With a result. */
        DONE,
        /** With an error, of whatever kind. */
        FAILED,
        /** With questions, whose answers begin another round. */
        ASKED,
        /** There is no such thing, or not for this caller. */
        NOT_FOUND
    }
}
