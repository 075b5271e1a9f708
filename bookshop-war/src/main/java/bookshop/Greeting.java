package bookshop;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;

/** The smallest tool. */
@ApplicationScoped
class Greeting {

    @Tool(description = "Greets a customer by name.")
    String greet(String name) {
        return "Welcome to the bookshop, %s.".formatted(name);
    }
}
