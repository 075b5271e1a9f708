package dev.mcpcdi.it.branch;

import dev.mcpcdi.Tool;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;

/** A session bean without an interface. */
@Stateless
public class Archive {

    @Inject private Shelf shelf;

    @Stamped
    @Tool(name = "find_session", description = "Finds an old book.")
    public String find(String title) {
        return shelf.find(title);
    }
}
