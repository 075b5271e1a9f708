package dev.mcpcdi.client;

import java.util.concurrent.CompletableFuture;

/** Runs tasks one after another, never on the caller's thread. Safe for any thread. */
final class InOrder {

    private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);

    synchronized void run(Runnable task) {
        last =
                last.handleAsync(
                        (before, failure) -> {
                            task.run();
                            return null;
                        });
    }
}
