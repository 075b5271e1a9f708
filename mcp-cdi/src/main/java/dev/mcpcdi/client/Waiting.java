package dev.mcpcdi.client;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;

/** Waits for stages. */
final class Waiting {

    private Waiting() {}

    static <T> T on(CompletionStage<T> stage) {
        try {
            return stage.toCompletableFuture().get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CancellationException("Interrupted while waiting for an answer.");
        } catch (ExecutionException failed) {
            throw failure(failed.getCause());
        }
    }

    private static RuntimeException failure(Throwable cause) {
        return cause instanceof RuntimeException known ? known : new CompletionException(cause);
    }
}
