package dev.mcpcdi.it.branch;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

@ApplicationScoped
class Librarian {

    @Inject private Shelf shelf;

    @Tool(name = "find_application", description = "Finds a book.")
    String find(String title) {
        return shelf.find(title);
    }

    @Stamped
    @Tool(name = "find_application_stamped", description = "Finds a book.")
    String findStamped(String title) {
        return shelf.find(title);
    }
}
