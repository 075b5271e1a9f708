package dev.mcpcdi.extension;

import jakarta.enterprise.inject.spi.DeploymentException;

/** The work of one container phase: a failure that nobody foresaw says whose it is. */
final class Phase {

    private Phase() {}

    /** Some servers show the message of the failure alone, and many exceptions have none. */
    static void run(String work, Runnable body) {
        try {
            body.run();
        } catch (RuntimeException unforeseen) {
            throw new DeploymentException(
                    "mcp-cdi failed while it was %s. This is a fault of mcp-cdi, not of the application. Please report it with its stack trace: %s"
                            .formatted(work, unforeseen),
                    unforeseen);
        }
    }
}
