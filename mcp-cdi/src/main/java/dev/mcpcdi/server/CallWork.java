package dev.mcpcdi.server;

import dev.mcpcdi.invoke.CancelSignal;
import java.util.concurrent.RejectedExecutionException;

/** The work of one call, in parts between which it waits for its client. */
final class CallWork {

    private final CallExecutor.Parts parts;
    private volatile CancelSignal signal;

    CallWork(CallExecutor.Parts parts) {
        this.parts = parts;
    }

    /** Runs the first part, unless the call is cancelled before. */
    void begin(CancelSignal cancelling, Runnable part) {
        signal = cancelling;
        parts.begin(() -> cancelling.during(part));
    }

    /** Runs a later part, also of a call that was cancelled: it has things to let go of. */
    void goOn(Runnable part) {
        try {
            parts.goOn(
                    () -> {
                        if (!signal.during(part)) {
                            part.run();
                        }
                    });
        } catch (RejectedExecutionException stopped) {
            part.run();
        }
    }
}
