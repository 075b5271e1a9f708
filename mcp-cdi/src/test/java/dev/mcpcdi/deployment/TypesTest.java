package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.McpException;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.ToolResult;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.validation.constraints.Max;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

/** Java types of tools, from the bean to the wire. */
class TypesTest {

    record Book(String title, int year) {}

    static class Shelf<B> {
        @Tool(description = "Shows what is put in.")
        public B put(B book, List<B> others) {
            return others.isEmpty() ? book : others.get(0);
        }
    }

    @ApplicationScoped
    static class BookShelf extends Shelf<Book> {
        @Tool(description = "Limited.")
        List<Book> search(@Max(2) @ToolArg(defaultValue = "1") int limit) {
            return List.of(new Book("Dune", 1965), new Book("Emma", 1815)).subList(0, limit);
        }

        @Tool(description = "Found later.")
        CompletionStage<Book> later() {
            return CompletableFuture.completedFuture(new Book("Dune", 1965));
        }

        @Tool(description = "Says it twice.", outputType = Book.class)
        ToolResult own() {
            return ToolResult.text("Dune").withStructuredContent(new Book("Dune", 1965));
        }

        @Tool(description = "Refuses.")
        String refuse() {
            throw new McpException(-32050, "Closed.", new Book("Dune", 1965));
        }
    }

    @ApplicationScoped
    static class Mistaken {
        @Tool(description = "Two mistakes, known at different times.")
        private String count(@ToolArg(defaultValue = "many") int limit) {
            return "" + limit;
        }
    }

    private static String call(String tool, String arguments) {
        try (SeContainer container = Deployment.of(BookShelf.class)) {
            return new Client(container).call(tool, arguments);
        }
    }

    private static final String DUNE =
            "{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"title\\\":\\\"Dune\\\",\\\"year\\\":1965}\"}],\"structuredContent\":{\"title\":\"Dune\",\"year\":1965}}";

    @Test
    void types_of_a_generic_superclass() {
        assertThat(
                        call(
                                "put",
                                "{\"book\":{\"title\":\"Emma\",\"year\":1815},\"others\":[{\"title\":\"Dune\",\"year\":1965}]}"))
                .isEqualTo(DUNE);
    }

    @Test
    void what_a_stage_gives() {
        assertThat(call("later", "{}")).isEqualTo(DUNE);
    }

    @Test
    void a_list_and_a_default() {
        assertThat(call("search", "{}"))
                .isEqualTo(
                        "{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"title\\\":\\\"Dune\\\",\\\"year\\\":1965}\"}],\"structuredContent\":{\"result\":[{\"title\":\"Dune\",\"year\":1965}]}}");
    }

    @Test
    void a_tool_result_with_an_output_type() {
        assertThat(call("own", "{}"))
                .isEqualTo(
                        "{\"content\":[{\"type\":\"text\",\"text\":\"Dune\"}],\"structuredContent\":{\"title\":\"Dune\",\"year\":1965}}");
    }

    @Test
    void data_of_a_refusal() {
        assertThat(call("refuse", "{}"))
                .isEqualTo(
                        "RpcError[code=-32050, message=Closed., data=Optional[{\"title\":\"Dune\",\"year\":1965}]]");
    }

    @Test
    void arguments_that_do_not_fit() {
        try (LogLines log = LogLines.of("dev.mcpcdi.invoke")) {
            assertThat(call("search", "{\"limit\":999}"))
                    .isEqualTo(
                            "{\"content\":[{\"type\":\"text\",\"text\":\"Error executing tool search: 1 validation error for searchArguments\\nlimit\\n  Input should be less than or equal to 2 [type=less_than_equal, input_value=999, input_type=int]\"}],\"isError\":true}");
            assertThat(log.lines()).containsExactly("INFO Tool \"search\" refused: [limit].");
        }
    }

    @Test
    void a_mistake_of_a_type_is_in_the_same_report() {
        assertThat(Deployment.mistakes(Mistaken.class))
                .containsExactly(
                        "MCPCDI-0104: Tool method Mistaken.count(int) is private. The container calls a tool from outside its class. Remove the word private.",
                        "MCPCDI-0302: Parameter \"limit\" of Mistaken.count(int) has the default \"many\": Input should be a valid integer, unable to parse string as an integer. Write a value that a client could send.");
    }
}
