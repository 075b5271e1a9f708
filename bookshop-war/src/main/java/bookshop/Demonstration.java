package bookshop;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;

/** Shows what a client learns of a bug: only that the tool failed. */
@ApplicationScoped
class Demonstration {

    @Tool(
            name = "demonstrate_crash",
            description = "Fails with an exception whose message stays on the server.")
    String demonstrateCrash() {
        throw new IllegalStateException("The password of the database is swordfish.");
    }
}
