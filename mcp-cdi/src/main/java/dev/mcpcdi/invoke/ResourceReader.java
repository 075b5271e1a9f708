package dev.mcpcdi.invoke;

import java.util.Optional;

/** Finds what a method reads while it runs. Safe for any thread. */
@FunctionalInterface
public interface ResourceReader {

    /**
     * Finds a resource.
     *
     * @param uri the URI, as a client would send it
     * @return what reads it; empty if there is none
     */
    Optional<? extends ClientCall> find(String uri);
}
