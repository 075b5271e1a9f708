package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.Tool;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import org.junit.jupiter.api.Test;

class EngineBeanTest {

    @ApplicationScoped
    @ServerInfo(name = "Books", version = "1.2", title = "The books", instructions = "Ask.")
    static class Books {
        @Tool(
                name = "find",
                title = "Find",
                description = "Finds a book.",
                annotations = @Tool.Annotations(readOnlyHint = true, openWorldHint = false))
        String find(String isbn) {
            return isbn;
        }
    }

    private static final String INITIALIZE =
            """
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}""";

    private static final String LIST =
            """
            {"jsonrpc":"2.0","id":2,"method":"tools/list"}""";

    @Test
    void there_is_one() {
        try (SeContainer container = Deployment.of(Books.class)) {
            Engine engine = container.select(Engine.class).get();
            assertThat(container.select(Engine.class).get()).isSameAs(engine);
        }
    }

    @Test
    void it_says_what_the_server_is() {
        try (SeContainer container = Deployment.of(Books.class)) {
            assertThat(new Client(container).ask(INITIALIZE))
                    .isEqualTo(
                            "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{},\"logging\":{}},\"serverInfo\":{\"name\":\"Books\",\"version\":\"1.2\",\"title\":\"The books\"},\"instructions\":\"Ask.\"}");
        }
    }

    @Test
    void it_lists_the_tools_with_the_hints_that_were_set() {
        try (SeContainer container = Deployment.of(Books.class)) {
            assertThat(new Client(container).ask(LIST))
                    .contains("\"annotations\":{\"readOnlyHint\":true,\"openWorldHint\":false}");
        }
    }

    @Test
    void it_runs_no_call_after_the_end() {
        SeContainer container = Deployment.of(Books.class);
        Client client = new Client(container);
        container.close();
        assertThat(client.call("find", "{\"isbn\":\"1\"}"))
                .isEqualTo("RpcError[code=-32603, message=The server stops, data=Optional.empty]");
    }
}
