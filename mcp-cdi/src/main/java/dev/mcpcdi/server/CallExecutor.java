package dev.mcpcdi.server;

/** Runs the application's methods away from the thread that received the message. */
public interface CallExecutor {

    /**
     * Runs a call soon, in the context of the calling thread.
     *
     * @param call the call; it does not throw
     * @throws java.util.concurrent.RejectedExecutionException if too many calls are in progress
     */
    void execute(Runnable call);
}
