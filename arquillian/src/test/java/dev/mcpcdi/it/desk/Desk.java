package dev.mcpcdi.it.desk;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.Tool;
import dev.mcpcdi.it.branch.Reserved;
import dev.mcpcdi.it.branch.Shelf;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Default;
import jakarta.inject.Inject;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

@ApplicationScoped
@ServerInfo(name = "Library", version = "1.0.0")
class Desk {

    @Inject private Shelf shelf;

    @Tool(name = "find_at_desk", description = "Finds a book.")
    String find(String title) {
        return shelf.find(title);
    }

    @Tool(name = "find_reserved", description = "Finds a reserved book.")
    String findReserved(String title, @Reserved Shelf reserved) {
        return reserved.find(title);
    }

    @Tool(name = "show_in_window", description = "Shows a book.")
    String showInWindow(String title, @Default Window window) {
        return window.show(title);
    }

    @Tool(name = "find_later", description = "Finds a book, some time.")
    CompletionStage<String> findLater(String title) {
        return CompletableFuture.supplyAsync(() -> title + " was found.");
    }
}
