package dev.mcpcdi.invoke;

import java.util.concurrent.CompletableFuture;

/** How far a round is. */
sealed interface Progress {

    /** The tool can run. */
    record Ready() implements Progress {}

    /** The client comes back with the answers. */
    record Ended(ToolOutcome outcome) implements Progress {}

    /** Nothing can be done before one of the open questions is answered. */
    record Waiting(CompletableFuture<?> anyAnswer) implements Progress {}
}
