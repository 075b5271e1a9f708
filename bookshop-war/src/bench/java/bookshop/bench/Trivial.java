package bookshop.bench;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;

/** The least a tool can do. */
@ApplicationScoped
class Trivial {

    @Tool(description = "Adds two numbers.")
    int add(int a, int b) {
        return a + b;
    }
}
