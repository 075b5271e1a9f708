package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.InvalidSignatureException;
import dev.mcpcdi.McpServer;
import dev.mcpcdi.Registration;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Methods that are offered, and taken back, while the application runs. */
class RunTimeTest {

    @ApplicationScoped
    static class Recommendations {

        String recommendBook(String genre, @Named("best") String best) {
            return best + " of " + genre;
        }

        String hint() {
            return "A hint.";
        }

        String page(int number) {
            return "page " + number;
        }

        String twice(String a) {
            return a;
        }

        String twice(int a) {
            return "";
        }

        private String hidden() {
            return "";
        }

        void nothing() {}

        String best(@Named("worst") String best) {
            return best;
        }

        String leaf(int leaf) {
            return "leaf " + leaf;
        }
    }

    @ApplicationScoped
    static class Shop {

        @Inject McpServer server;
        private Registration recommending;

        @Tool(name = "enable_recommendations", description = "Enables them.")
        String enable() {
            recommending =
                    server.tools()
                            .offer(Recommendations.class, "recommendBook")
                            .name("recommend_book")
                            .title("Recommend")
                            .description("Recommends a book.")
                            .add();
            return "Recommendations enabled.";
        }

        @Tool(name = "disable_recommendations", description = "Disables them.")
        String disable() {
            recommending.remove();
            return "Recommendations disabled.";
        }

        @Resolver
        @Named("best")
        String best(String genre) {
            return "The best " + genre.length();
        }
    }

    @RequestScoped
    static class Unused {}

    private final SeContainer container = Deployment.of(Shop.class, Recommendations.class);
    private final Wire wire = new Wire(container);
    private final McpServer server = container.select(McpServer.class).get();

    @AfterEach
    void close() {
        container.close();
    }

    private String recommend() {
        return wire.call("recommend_book", "\"arguments\":{\"genre\":\"poetry\"},").text();
    }

    private static String tool(String text, String more) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"%s\"}],%s\"resultType\":\"complete\""
                        .formatted(text, more)
                + Wire.END;
    }

    @Test
    void a_tool_comes_and_goes() {
        String unknown = tool("Unknown tool: recommend_book", "\"isError\":true,");
        assertThat(recommend()).isEqualTo(unknown);
        wire.call("enable_recommendations", "");
        assertThat(recommend())
                .isEqualTo(
                        tool(
                                "The best 6 of poetry",
                                "\"structuredContent\":{\"result\":\"The best 6 of poetry\"},"));
        assertThat(wire.ask("tools/list", "").text())
                .contains(
                        "{\"name\":\"recommend_book\",\"title\":\"Recommend\",\"description\":\"Recommends a book.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"genre\":{\"type\":\"string\",\"title\":\"Genre\"}},\"required\":[\"genre\"],\"title\":\"recommend_bookArguments\"}");
        wire.call("disable_recommendations", "");
        assertThat(recommend()).isEqualTo(unknown);
    }

    @Test
    void what_is_removed_twice_is_not_what_came_after_it() {
        Registration first = server.tools().add(Recommendations.class, "hint");
        first.remove();
        server.tools().add(Recommendations.class, "hint");
        first.remove();
        assertThat(wire.call("hint", "").text())
                .isEqualTo(tool("A hint.", "\"structuredContent\":{\"result\":\"A hint.\"},"));
    }

    @Test
    void prompts_resources_and_templates_come_too() {
        assertThat(wire.ask("prompts/list", "").text()).contains("Method not found: prompts/list");
        server.prompts().add(Recommendations.class, "hint");
        server.resources()
                .offer("shop://hint", Recommendations.class, "hint")
                .mimeType("text/markdown")
                .add();
        Registration page =
                server.templates().add("shop://pages/{number}", Recommendations.class, "page");
        assertThat(wire.ask("server/discover", "").text())
                .contains(
                        "\"capabilities\":{\"tools\":{\"listChanged\":true},\"prompts\":{\"listChanged\":true},\"resources\":{\"listChanged\":true,\"subscribe\":true},\"logging\":{}}");
        assertThat(wire.ask("prompts/get", "\"name\":\"hint\",").text()).contains("A hint.");
        assertThat(wire.ask("resources/read", "\"uri\":\"shop://hint\",").text())
                .contains(
                        "{\"uri\":\"shop://hint\",\"mimeType\":\"text/markdown\",\"text\":\"A hint.\"}");
        assertThat(wire.ask("resources/read", "\"uri\":\"shop://pages/7\",").text())
                .contains("\"text\":\"page 7\"");
        page.remove();
        assertThat(wire.ask("resources/read", "\"uri\":\"shop://pages/7\",").text())
                .contains("Unknown resource: shop://pages/7");
        assertThat(wire.ask("resources/templates/list", "").text())
                .contains("\"resourceTemplates\":[]");
    }

    private static void refused(Supplier<Registration> offer, String mistake) {
        assertThatThrownBy(offer::get)
                .isInstanceOf(InvalidSignatureException.class)
                .message()
                .startsWith("mcp-cdi found 1 mistake.\n1. " + mistake)
                .contains("(RunTimeTest.java)");
    }

    @Test
    void the_rules_of_the_start_hold() {
        refused(
                () -> server.tools().add(Recommendations.class, "hidden"),
                "MCPCDI-0104: Tool method Recommendations.hidden() is private. The container calls a tool from outside its class. Remove the word private.");
        refused(
                () -> server.resources().add("shop://none", Recommendations.class, "nothing"),
                "MCPCDI-0121: Resource method Recommendations.nothing() returns nothing. A resource is its contents. Return a String, bytes or a value that has a JSON form.");
        refused(
                () -> server.prompts().add(Recommendations.class, "best"),
                "MCPCDI-0117: Parameter \"best\" of Recommendations.best(String)");
        assertThat(wire.ask("tools/list", "").text()).doesNotContain("hidden");
    }

    @Test
    void a_method_is_one_of_a_bean() {
        refused(
                () -> server.tools().add(Unused.class, "any"),
                "MCPCDI-0131: Class Unused is no enabled bean. Only methods of a bean can be offered. Give it a scope such as @ApplicationScoped, in an archive with beans.");
        refused(
                () -> server.tools().add(Recommendations.class, "none"),
                "MCPCDI-0131: Bean class Recommendations has no method \"none\". Correct the name.");
        refused(
                () -> server.tools().add(Recommendations.class, "twice"),
                "MCPCDI-0131: Method name \"twice\" means several: Recommendations.twice(String) and Recommendations.twice(int). No telling which is to be offered. Rename all but one.");
    }

    @Test
    void a_name_is_used_once() {
        server.tools().add(Recommendations.class, "hint");
        refused(
                () -> server.tools().add(Recommendations.class, "hint"),
                "MCPCDI-0101: Tool \"hint\" of Recommendations.hint() is taken already. Each is offered once. Choose another, or remove the other offer.");
    }

    @Test
    void templates_do_not_overlap() {
        server.templates().add("a://{number}", Recommendations.class, "page");
        refused(
                () -> server.templates().add("a://{leaf}", Recommendations.class, "leaf"),
                "MCPCDI-0130: Resource template \"a://{leaf}\" of Recommendations.leaf(int) matches the same URIs as a://{number}. One of them would never be called. Make their fixed parts differ.");
    }
}
