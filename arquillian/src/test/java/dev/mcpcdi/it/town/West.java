package dev.mcpcdi.it.town;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;

@ApplicationScoped
@ServerInfo(name = "West", version = "1.0.0")
class West {

    @Tool(name = "where", description = "Says where this is.")
    String where() {
        return "In the west.";
    }

    @Tool(name = "sunset", description = "Says when the sun sets.")
    String sunset() {
        return "At eight.";
    }
}
