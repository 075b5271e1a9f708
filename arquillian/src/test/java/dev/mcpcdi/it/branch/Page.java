package dev.mcpcdi.it.branch;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;

@Dependent
class Page {

    @Inject private Shelf shelf;

    @Tool(name = "find_dependent", description = "Finds a book.")
    String find(String title) {
        return shelf.find(title);
    }

    @Stamped
    @Tool(name = "find_dependent_stamped", description = "Finds a book.")
    String findStamped(String title) {
        return shelf.find(title);
    }
}
