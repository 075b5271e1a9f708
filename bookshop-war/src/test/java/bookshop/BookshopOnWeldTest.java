package bookshop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.McpServer;
import dev.mcpcdi.client.CallResult;
import dev.mcpcdi.client.McpClient;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The beans of the WAR on CDI alone, without a server. */
class BookshopOnWeldTest {

    private static SeContainer container;
    private static McpClient client;

    @BeforeAll
    static void open() {
        container = SeContainerInitializer.newInstance().initialize();
        client = McpClient.inMemory(container.select(Engine.class).get());
    }

    @AfterAll
    static void close() {
        container.close();
    }

    @Test
    void search_counts_all_matches() {
        String found = "Found 3 books matching 'dune' in fiction (showing up to 2).";
        CallResult result =
                client.callTool(
                        "search_books", Map.of("query", "dune", "genre", "fiction", "limit", 2));
        assertThat(result.content()).containsExactly(new Content.Text(found));
        assertThat(result.structuredContent())
                .hasToString("Optional[{\"result\":\"" + found + "\"}]");
        assertThat(result.isError()).isFalse();
    }

    @Test
    void missing_book_is_an_error_with_a_way_out() {
        assertThat(client.callTool("find_book", Map.of("title", "Dun")))
                .isEqualTo(
                        error(
                                "Error executing tool find_book: No book is titled 'Dun'."
                                        + " Try search_books with a part of it."));
    }

    @Test
    void crash_is_masked() {
        assertThat(client.callTool("demonstrate_crash", Map.of()))
                .isEqualTo(error("Error executing tool demonstrate_crash"));
    }

    @Test
    void readme_shows_the_graph() throws IOException {
        String graph = container.select(McpServer.class).get().graph().mermaid();
        assertThat(Files.readString(Path.of("..", "README.md")))
                .contains("```mermaid\n" + graph + "```");
    }

    private static CallResult error(String text) {
        return new CallResult(List.of(new Content.Text(text)), Optional.empty(), true);
    }
}
