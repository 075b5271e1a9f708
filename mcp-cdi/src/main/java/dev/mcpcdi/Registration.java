package dev.mcpcdi;

/** What was offered to clients while the application runs. Safe for any thread. */
@FunctionalInterface
public interface Registration {

    /**
     * Takes it back: requests that begin from now on do not find it, calls in progress end as they
     * would. Clients that listen are told. A second call does nothing, also if another has the name
     * by then.
     */
    void remove();
}
