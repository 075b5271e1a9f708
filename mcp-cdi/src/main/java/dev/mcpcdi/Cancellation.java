package dev.mcpcdi;

import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Whether anybody still waits for a call. Safe for any thread.
 *
 * <p>A call is cancelled by its client, or because its client is gone. Nothing that it does
 * afterwards reaches the client. Its thread is interrupted, and a stage that it has returned is
 * cancelled.
 */
public interface Cancellation {

    /**
     * Whether the call was cancelled.
     *
     * @return true from then on
     */
    boolean isRequested();

    /**
     * Why the call was cancelled.
     *
     * @return the words of the client, empty if it gave none or the call was not cancelled
     */
    Optional<String> reason();

    /**
     * Runs an action when the call is cancelled, or at once if it was already: for what an
     * interrupt does not end. The action runs on the thread that brings the cancellation, so it
     * should be short; what it throws is logged.
     *
     * @param action the action, not null
     */
    void onRequest(Runnable action);

    /**
     * Ends a loop that nobody waits for.
     *
     * @throws CancellationException if the call was cancelled
     */
    default void check() {
        if (isRequested()) {
            throw new CancellationException("The call was cancelled.");
        }
    }
}
