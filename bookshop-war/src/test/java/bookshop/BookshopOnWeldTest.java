package bookshop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The beans of the WAR on CDI alone, without a server. */
class BookshopOnWeldTest {

    private static SeContainer container;

    @BeforeAll
    static void open() {
        container =
                SeContainerInitializer.newInstance().addPackages(true, Bookshop.class).initialize();
    }

    @AfterAll
    static void close() {
        container.close();
    }

    @Test
    void search_counts_all_matches() throws Exception {
        assertThat(call("search_books", "{\"query\":\"dune\",\"genre\":\"fiction\",\"limit\":2}"))
                .isEqualTo(
                        text("Found 3 books matching 'dune' in fiction (showing up to 2).", true));
    }

    @Test
    void missing_book_is_an_error_with_a_way_out() throws Exception {
        assertThat(call("find_book", "{\"title\":\"Dun\"}"))
                .isEqualTo(
                        text(
                                "Error executing tool find_book: No book is titled 'Dun'."
                                        + " Try search_books with a part of it.",
                                false));
    }

    @Test
    void crash_is_masked() throws Exception {
        assertThat(call("demonstrate_crash", "{}"))
                .isEqualTo(text("Error executing tool demonstrate_crash", false));
    }

    private static String text(String text, boolean fine) {
        String content = "{\"content\":[{\"type\":\"text\",\"text\":\"" + text + "\"}],";
        return fine
                ? content + "\"structuredContent\":{\"result\":\"" + text + "\"}}"
                : content + "\"isError\":true}";
    }

    private static String call(String tool, String arguments) throws Exception {
        var engine = container.select(Engine.class).get();
        var message =
                """
                {"jsonrpc":"2.0","id":1,"method":"tools/call",\
                "params":{"name":"%s","arguments":%s}}"""
                        .formatted(tool, arguments);
        var replied = new CompletableFuture<Reply>();
        engine.handle(message.getBytes(StandardCharsets.UTF_8), exchange(replied));
        var response = replied.get(10, TimeUnit.SECONDS).response().get();
        String sent = new String(engine.codec().write(response), StandardCharsets.UTF_8);
        String start = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":";
        assertThat(sent).startsWith(start);
        return sent.substring(start.length(), sent.length() - 1);
    }

    private static Exchange exchange(CompletableFuture<Reply> replied) {
        return new Exchange() {
            @Override
            public Optional<Headers> headers() {
                return Optional.empty();
            }

            @Override
            public void reply(Reply reply) {
                replied.complete(reply);
            }
        };
    }
}
