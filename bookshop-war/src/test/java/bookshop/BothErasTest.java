package bookshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.mcpcdi.Content;
import dev.mcpcdi.SamplingContent;
import dev.mcpcdi.client.ElicitationAnswer;
import dev.mcpcdi.client.ElicitationAnswer.Accept;
import dev.mcpcdi.client.ElicitationAnswer.Cancel;
import dev.mcpcdi.client.ElicitationAnswer.Decline;
import dev.mcpcdi.client.McpClient;
import dev.mcpcdi.client.McpClient.Mode;
import dev.mcpcdi.client.McpClientBuilder;
import dev.mcpcdi.client.QuestionHandler;
import dev.mcpcdi.client.RootsAnswer;
import dev.mcpcdi.client.RpcErrorException;
import dev.mcpcdi.client.SamplingAnswer;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Each example as one deployed tool, which clients of 2025-11-25 and 2026-07-28 call alike. */
@Timeout(60)
class BothErasTest {

    private static final Map<String, ?> DUNE = Map.of("title", "Dune");
    private static final Map<String, ?> NEUROMANCER = Map.of("title", "Neuromancer");

    private static SeContainer container;

    @BeforeAll
    static void open() {
        container = SeContainerInitializer.newInstance().initialize();
    }

    @AfterAll
    static void close() {
        container.close();
    }

    /** The text that a tool answers with, the same in both eras. */
    private static String text(McpClientBuilder builder, String tool, Map<String, ?> arguments) {
        String[] texts =
                Stream.of(Mode.values())
                        .map(mode -> client(builder, mode).callTool(tool, arguments).text())
                        .distinct()
                        .toArray(String[]::new);
        assertThat(texts).hasSize(1);
        return texts[0];
    }

    private static McpClient client(McpClientBuilder builder, Mode mode) {
        return builder.mode(mode).inMemory(container.select(Engine.class).get());
    }

    private static McpClientBuilder nobody() {
        return McpClient.builder();
    }

    private static McpClientBuilder user(ElicitationAnswer answer) {
        return McpClient.builder().elicitation(QuestionHandler.of(form -> answer));
    }

    private static McpClientBuilder model(SamplingContent content) {
        return McpClient.builder()
                .sampling(QuestionHandler.of(sampling -> SamplingAnswer.of(content, "m")));
    }

    private static McpClientBuilder folders(String... uris) {
        return McpClient.builder().roots(QuestionHandler.of(listing -> RootsAnswer.of(uris)));
    }

    @Test
    void reserve_book() {
        assertThat(text(nobody(), "reserve_book", DUNE))
                .isEqualTo("Reserved 'Dune' (6 copies left).");
        assertThat(text(nobody(), "reserve_book", NEUROMANCER))
                .isEqualTo("'Neuromancer' is out of stock.");
    }

    @Test
    void quote_delivery() {
        assertThat(text(nobody(), "quote_delivery", DUNE))
                .isEqualTo("Ordered 'Dune'; it arrives tomorrow.");
        assertThat(text(nobody(), "quote_delivery", NEUROMANCER))
                .isEqualTo("'Neuromancer' is on backorder; it would arrive in 2-3 weeks.");
    }

    @Test
    void order_book() {
        String declined =
                "Error executing tool order_book: Resolver for parameter 'backorder' could not"
                        + " resolve: elicitation was ";
        assertThat(text(nobody(), "order_book", DUNE)).isEqualTo("Ordered 'Dune'.");
        assertThat(text(user(new Accept(Map.of("confirm", true))), "order_book", NEUROMANCER))
                .isEqualTo("Backordered 'Neuromancer'; it ships in 2-3 weeks.");
        assertThat(text(user(new Accept(Map.of("confirm", false))), "order_book", NEUROMANCER))
                .isEqualTo("No order placed.");
        assertThat(text(user(new Decline()), "order_book", NEUROMANCER))
                .isEqualTo(declined + "decline");
        assertThat(text(user(new Cancel()), "order_book", NEUROMANCER))
                .isEqualTo(declined + "cancel");
    }

    @Test
    void order_or_suggest() {
        assertThat(text(user(new Decline()), "order_or_suggest", NEUROMANCER))
                .isEqualTo("No order placed. 'Dune' is in stock.");
    }

    @Test
    void suggest_book() {
        Map<String, ?> fiction = Map.of("genre", "fiction");
        assertThat(text(model(new Content.Text("Dune")), "suggest_book", fiction))
                .isEqualTo("Today's fiction pick: Dune");
        assertThat(
                        text(
                                model(new Content.Image(new byte[1], "image/png")),
                                "suggest_book",
                                fiction))
                .isEqualTo("Today's fiction pick: the classics");
    }

    @Test
    void blurb() {
        assertThat(text(model(new Content.Text("Sand.")), "blurb", DUNE)).isEqualTo("Sand.");
        assertThat(text(model(new Content.Audio(new byte[1], "audio/wav")), "blurb", DUNE))
                .isEqualTo("No blurb.");
    }

    @Test
    void catalog_folder() {
        assertThat(text(folders("file:///books", "file:///tmp"), "catalog_folder", Map.of()))
                .isEqualTo("file:///books");
        assertThat(text(folders(), "catalog_folder", Map.of()))
                .isEqualTo("No workspace folders shared.");
    }

    @Test
    void give_book() {
        McpClientBuilder pays =
                user(new Accept(Map.of("paper", "gold")))
                        .urlElicitation(QuestionHandler.of(page -> new Accept()));
        assertThat(text(pays, "give_book", DUNE))
                .isEqualTo("'Dune' goes out in gold paper once it is paid.");
        assertThat(
                        text(
                                pays.urlElicitation(QuestionHandler.of(page -> new Decline())),
                                "give_book",
                                DUNE))
                .isEqualTo("Kept 'Dune' for you, unpaid.");
    }

    @Test
    void a_client_that_can_do_nothing_is_refused() {
        for (Mode mode : Mode.values()) {
            assertRefused(mode, "order_book", NEUROMANCER, "{\"elicitation\":{\"form\":{}}}");
            assertRefused(mode, "suggest_book", Map.of("genre", "fiction"), "{\"sampling\":{}}");
            assertRefused(mode, "blurb", DUNE, "{\"sampling\":{}}");
            assertRefused(mode, "catalog_folder", Map.of(), "{\"roots\":{}}");
        }
    }

    private static void assertRefused(
            Mode mode, String tool, Map<String, ?> arguments, String lacking) {
        assertThatExceptionOfType(RpcErrorException.class)
                .isThrownBy(() -> client(nobody(), mode).callTool(tool, arguments))
                .satisfies(
                        error -> {
                            assertThat(error.code()).isEqualTo(-32021);
                            assertThat(error.data())
                                    .map(Object::toString)
                                    .contains("{\"requiredCapabilities\":" + lacking + "}");
                        });
    }
}
