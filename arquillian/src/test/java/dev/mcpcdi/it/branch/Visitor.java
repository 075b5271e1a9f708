package dev.mcpcdi.it.branch;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;

@RequestScoped
class Visitor {

    @Inject private Shelf shelf;

    @Tool(name = "find_request", description = "Finds a book.")
    String find(String title) {
        return shelf.find(title);
    }

    @Stamped
    @Tool(name = "find_request_stamped", description = "Finds a book.")
    String findStamped(String title) {
        return shelf.find(title);
    }
}
