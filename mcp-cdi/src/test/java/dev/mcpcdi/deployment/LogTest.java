package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import org.junit.jupiter.api.Test;

class LogTest {

    @ApplicationScoped
    static class Books {
        @Tool(description = "Finds a book.")
        String find(String isbn) {
            return isbn;
        }

        @Tool
        String order(String isbn, int copies) {
            return isbn;
        }
    }

    @ApplicationScoped
    static class Shelves {
        @Tool(description = "Counts.")
        int count() {
            return 3;
        }
    }

    @Test
    void what_was_found() {
        try (LogLines log = LogLines.of("dev.mcpcdi")) {
            Deployment.of(Books.class, Shelves.class).close();
            assertThat(log.lines())
                    .containsExactly(
                            "WARNING Tool \"order\" has no description: Books.order(String, int). A model chooses a tool by its description. Set @Tool(description = ...).",
                            "INFO mcp-cdi: 3 tools on 2 beans.");
        }
    }

    @Test
    void one_tool() {
        try (LogLines log = LogLines.of("dev.mcpcdi")) {
            Deployment.of(Shelves.class).close();
            assertThat(log.lines()).containsExactly("INFO mcp-cdi: 1 tool on 1 bean.");
        }
    }

    @Test
    void nothing_was_found() {
        try (LogLines log = LogLines.of("dev.mcpcdi")) {
            Deployment.of(String.class).close();
            assertThat(log.lines())
                    .containsExactly(
                            "WARNING mcp-cdi found no tool. If there are @Tool methods, their class has no bean-defining annotation such as @ApplicationScoped, or their jar has no META-INF/beans.xml, or their bean is vetoed or disabled.");
        }
    }
}
