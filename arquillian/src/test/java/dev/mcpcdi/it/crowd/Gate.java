package dev.mcpcdi.it.crowd;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Holds calls back; opened by a request that is no call. */
@Path("gate")
@ApplicationScoped
public class Gate {

    private final CountDownLatch closed = new CountDownLatch(1);

    /** Opens it for good. */
    @DELETE
    public void open() {
        closed.countDown();
    }

    @Tool(name = "pass_gate", description = "Waits for the gate.")
    String pass() throws InterruptedException {
        return closed.await(1, TimeUnit.MINUTES) ? "Passed." : "Closed.";
    }
}
