package dev.mcpcdi.it.town;

import dev.mcpcdi.McpConfig;
import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.util.Map;

@ApplicationScoped
@ServerInfo(name = "East", version = "1.0.0")
class East {

    @Produces
    static McpConfig config() {
        return () -> Map.of("mcp.http.max-body-bytes", "1000");
    }

    @Tool(name = "where", description = "Says where this is.")
    String where() {
        return "In the east.";
    }

    @Tool(name = "sunrise", description = "Says when the sun rises.")
    String sunrise() {
        return "At six.";
    }
}
