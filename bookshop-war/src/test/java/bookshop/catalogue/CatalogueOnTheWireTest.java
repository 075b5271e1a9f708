package bookshop.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Resources, prompts and completions of the catalogue, as a client gets them. */
class CatalogueOnTheWireTest {

    private static final String DUNE =
            """
            {\\"title\\":\\"Dune\\",\\"author\\":\\"Frank Herbert\\",\\"published\\":1965,\\"genre\\":\\"fiction\\"}""";

    private static SeContainer container;
    private static Engine engine;

    @BeforeAll
    static void open() {
        container = SeContainerInitializer.newInstance().initialize();
        engine = container.select(Engine.class).get();
    }

    @AfterAll
    static void close() {
        container.close();
    }

    private static String ask(String method, String params) {
        String message =
                """
                {"jsonrpc":"2.0","id":1,"method":"%s","params":{%s}}"""
                        .formatted(method, params);
        CompletableFuture<Reply> reply = new CompletableFuture<>();
        engine.handle(
                message.getBytes(StandardCharsets.UTF_8),
                new Exchange() {
                    @Override
                    public Optional<Headers> headers() {
                        return Optional.empty();
                    }

                    @Override
                    public void reply(Reply end) {
                        reply.complete(end);
                    }
                });
        Reply end = reply.orTimeout(20, TimeUnit.SECONDS).join();
        byte[] response = engine.codec().write(end.response().orElseThrow());
        return new String(response, StandardCharsets.UTF_8);
    }

    private static String read(String uri) {
        return ask("resources/read", "\"uri\":\"" + uri + "\"");
    }

    @Test
    void genres_are_a_resource() {
        assertThat(read("shop://genres"))
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"result":{"contents":[{"uri":"shop://genres",\
                        "mimeType":"application/json",\
                        "text":"[\\"fiction\\",\\"non-fiction\\",\\"poetry\\"]"}]}}""");
    }

    @Test
    void a_book_is_read_by_its_title() {
        assertThat(read("shop://books/Dune"))
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"result":{"contents":[{"uri":"shop://books/Dune",\
                        "mimeType":"application/json","text":"%s"}]}}"""
                                .formatted(DUNE));
        assertThat(read("shop://books/dune%20messiah"))
                .contains("\\\"title\\\":\\\"Dune Messiah\\\"");
        assertThat(read("shop://genres/poetry")).contains("\\\"genre\\\":\\\"poetry\\\"");
    }

    @ParameterizedTest
    @CsvSource({
        "shop://books/None, Unknown resource: shop://books/None",
        "shop://covers/None, Unknown resource: shop://covers/None",
        "shop://covers/..%2FDune, Unknown resource: shop://covers/..%2FDune",
        "shop://genres/none, The shop has no genre 'none'."
    })
    void what_the_shop_does_not_have(String uri, String message) {
        assertThat(read(uri))
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"%s",\
                        "data":{"uri":"%s"}}}"""
                                .formatted(message, uri));
    }

    @Test
    void a_cover_is_bytes() {
        String answer = read("shop://covers/Dune");
        String blob = answer.replaceAll(".*\"blob\":\"([^\"]*)\".*", "$1");
        assertThat(new String(Base64.getDecoder().decode(blob), StandardCharsets.UTF_8))
                .startsWith("<svg ")
                .contains(">Dune</text>", ">Frank Herbert</text>")
                .endsWith("</svg>");
        assertThat(answer).contains("\"mimeType\":\"image/svg+xml\"");
    }

    @Test
    void a_prompt_embeds_the_book() {
        assertThat(
                        ask(
                                "prompts/get",
                                "\"name\":\"discuss_book\",\"arguments\":{\"title\":\"Dune\"}"))
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"result":{\
                        "description":"Begins a conversation about a book of the shop.",\
                        "messages":[{"role":"user","content":{"type":"resource","resource":{\
                        "uri":"shop://books/Dune","mimeType":"application/json","text":"%s"}}},\
                        {"role":"user","content":{"type":"text",\
                        "text":"Let us talk about this book. What is it about?"}}]}}"""
                                .formatted(DUNE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ref/prompt | name | discuss_book | title | dune m | "Dune Messiah"
                    ref/prompt | name | introduce_author | author | william gi | "William Gibson"
                    ref/resource | uri | shop://genres/{genre} | genre | po | "poetry"
                    ref/resource | uri | shop://books/{title} | title | neuro | "Neuromancer"
                    ref/resource | uri | shop://covers/{title} | title | neuro | "Neuromancer\"""")
    void values_are_completed(
            String type, String member, String name, String argument, String typed, String value) {
        assertThat(
                        ask(
                                "completion/complete",
                                "\"ref\":{\"type\":\"%s\",\"%s\":\"%s\"},\"argument\":{\"name\":\"%s\",\"value\":\"%s\"}"
                                        .formatted(type, member, name, argument, typed)))
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"result":{"completion":{"values":[%s],"total":1,\
                        "hasMore":false}}}"""
                                .formatted(value));
    }

    @Test
    void at_most_100_of_many() {
        assertThat(
                        ask(
                                "completion/complete",
                                "\"ref\":{\"type\":\"ref/prompt\",\"name\":\"discuss_book\"},\"argument\":{\"name\":\"title\",\"value\":\"\"}"))
                .contains("\"hasMore\":true");
    }
}
