package dev.mcpcdi.deployment;

import dev.mcpcdi.McpException;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolException;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Tools that end in each way. */
@ApplicationScoped
class Library {

    record Shelf(String name, int books) {}

    private final CountDownLatch opened = new CountDownLatch(1);

    @Tool(description = "Finds a shelf.")
    Shelf shelf(String name, int books) {
        return new Shelf(name, books);
    }

    @Tool(description = "Fails for the model.")
    String lost() {
        throw new ToolException("No such shelf.");
    }

    @Tool(description = "Refuses the request.")
    String closed() {
        throw new McpException(42, "Closed today", List.of("sunday"));
    }

    @Tool(description = "Waits until it is opened.")
    String await() throws InterruptedException {
        opened.await();
        return "open";
    }

    @Tool(description = "Waits until the server ends.")
    String never() throws InterruptedException {
        new CountDownLatch(1).await();
        return "never";
    }

    void open() {
        opened.countDown();
    }
}
