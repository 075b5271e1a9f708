package dev.mcpcdi.it.mistakes;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.SessionScoped;
import java.io.Serializable;

@SessionScoped
class Cart implements Serializable {

    private static final long serialVersionUID = 1L;

    @Tool(name = "find_book", description = "Finds a book in the cart.")
    String find(String title) {
        return title;
    }
}
