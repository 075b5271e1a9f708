package dev.mcpcdi.server;

import java.time.Duration;

/** Runs actions later, on threads that may wait. Safe for any thread. */
@FunctionalInterface
public interface Timer {

    /**
     * Runs an action when a time has passed; never after the end of the application.
     *
     * @param delay how long, more than nothing
     * @param action does not throw
     * @return gives the action up, if it has not begun
     */
    Runnable after(Duration delay, Runnable action);
}
