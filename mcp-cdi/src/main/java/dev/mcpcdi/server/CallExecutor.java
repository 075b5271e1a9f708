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

    /**
     * Lets one call run in parts, all in the context of the calling thread.
     *
     * @return the parts of one call
     */
    default Parts parts() {
        return new Parts() {
            @Override
            public void begin(Runnable part) {
                execute(part);
            }

            @Override
            public void goOn(Runnable part) {
                execute(part);
            }
        };
    }

    /** The parts of one call, one at a time. Between them the call has neither thread nor place. */
    interface Parts {

        /**
         * Runs the first part soon.
         *
         * @param part does not throw
         * @throws java.util.concurrent.RejectedExecutionException if too many calls are in progress
         */
        void begin(Runnable part);

        /**
         * Runs a later part as soon as there is a place. To be called on any thread.
         *
         * @param part does not throw
         * @throws java.util.concurrent.RejectedExecutionException only after the end of the
         *     application
         */
        void goOn(Runnable part);
    }
}
