package dev.mcpcdi.it.mistakes;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.Principal;

@ApplicationScoped
@ServerInfo(name = "Bookshop", version = "1.0.0")
class Bookshop {

    @Tool(name = "order_book", description = "Orders a book.")
    private String orderBook(String title, Principal buyer) {
        return title + buyer;
    }

    @Tool(
            name = "find_book",
            description = "Finds a book.",
            annotations = @Tool.Annotations(openWorldHint = {true, false}))
    String findBook(String title, int limit) {
        return title + limit;
    }
}
