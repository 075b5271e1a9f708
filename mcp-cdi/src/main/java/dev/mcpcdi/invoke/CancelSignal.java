package dev.mcpcdi.invoke;

import dev.mcpcdi.Cancellation;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Cancels one call. Safe for any thread. */
public final class CancelSignal implements Cancellation {

    private static final System.Logger LOG = System.getLogger(CancelSignal.class.getName());

    private final List<Runnable> actions = new ArrayList<>();
    private Optional<String> reason = Optional.empty();
    private boolean requested;
    private Thread worker;

    /** Makes a signal that was not given. */
    public CancelSignal() {}

    /**
     * Cancels the call; only the first time counts.
     *
     * @param why the words of the client
     */
    public void request(Optional<String> why) {
        List<Runnable> due;
        synchronized (this) {
            if (requested) {
                return;
            }
            requested = true;
            reason = why;
            due = List.copyOf(actions);
            actions.clear();
        }
        // First these: what the interrupted work still says must find that nobody listens.
        due.forEach(CancelSignal::run);
        synchronized (this) {
            if (worker != null) {
                worker.interrupt();
            }
        }
    }

    /**
     * Does work that the signal interrupts. The thread has no interrupt left of it afterwards.
     *
     * @param work the work of the call on the current thread; not done if the call was cancelled
     * @return whether it was done
     */
    public boolean during(Runnable work) {
        synchronized (this) {
            if (requested) {
                return false;
            }
            worker = Thread.currentThread();
        }
        try {
            work.run();
            return true;
        } finally {
            synchronized (this) {
                worker = null;
                if (requested) {
                    Thread.interrupted();
                }
            }
        }
    }

    @Override
    public synchronized boolean isRequested() {
        return requested;
    }

    @Override
    public synchronized Optional<String> reason() {
        return reason;
    }

    @Override
    public void onRequest(Runnable action) {
        Objects.requireNonNull(action, "action");
        synchronized (this) {
            if (!requested) {
                actions.add(action);
                return;
            }
        }
        run(action);
    }

    private static void run(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            LOG.log(Level.ERROR, "An action for a cancelled call failed.", e);
        }
    }
}
