package dev.mcpcdi.server;

/**
 * Whether the application has failed to start: some servers keep it all the same. Safe for any
 * thread.
 */
public final class Readiness {

    private volatile boolean failed;

    /** Makes one that nothing has failed. */
    public Readiness() {}

    /** Says that the start failed, whose cause is in the log. */
    public void fail() {
        failed = true;
    }

    /**
     * Whether clients can be served.
     *
     * @return false after a failure, for ever
     */
    public boolean isReady() {
        return !failed;
    }
}
