package dev.mcpcdi.it.crowd;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Blocks for as long as a slow database would. */
@ApplicationScoped
class Pause {

    @Tool(name = "pause", description = "Blocks for two seconds.")
    String pause() throws InterruptedException {
        return new CountDownLatch(1).await(2, TimeUnit.SECONDS) ? "Cut short." : "Rested.";
    }
}
