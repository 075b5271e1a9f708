package dev.mcpcdi.client;

import java.util.concurrent.CompletableFuture;

/** Runs tasks one after another, on other threads than the caller's. Safe for any thread. */
final class InOrder {

    private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);

    synchronized void run(Runnable task) {
        last = last.handleAsync((done, failure) -> null).thenRun(task);
    }
}
