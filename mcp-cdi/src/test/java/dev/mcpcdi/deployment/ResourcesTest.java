package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.InputRequest;
import dev.mcpcdi.InputRequired;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.McpException;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Resource;
import dev.mcpcdi.ResourceContents;
import dev.mcpcdi.ResourceException;
import dev.mcpcdi.ResourceNotFoundException;
import dev.mcpcdi.ResourceReply;
import dev.mcpcdi.ResourceResult;
import dev.mcpcdi.Role;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import jakarta.json.JsonValue;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Resources from the annotated method to the wire. */
class ResourcesTest {

    @TempDir private static Path files;

    record Book(String title, int pages) {}

    record Key(boolean right) {}

    @ApplicationScoped
    static class Library {

        @Resource(
                uri = "shop://Rules?a=%41",
                name = "rules",
                title = "Rules",
                description = "What holds here.",
                size = 12,
                annotations =
                        @Resource.Annotations(
                                audience = {Role.USER, Role.ASSISTANT},
                                priority = 0.5,
                                lastModified = "2026-07-28T12:00:00Z"))
        String rules(McpContext context, @Named("shelf") String shelf) {
            return "No ink on " + shelf + ". " + context.revision();
        }

        @Resolver
        @Named("shelf")
        String shelf() {
            return "shelf 1";
        }

        @Resource(uri = "shop://bytes")
        byte[] bytes() {
            return new byte[] {1, 2, 3};
        }

        @Resource(uri = "shop://bytes-of-text", mimeType = "text/plain")
        byte[] bytesOfText() {
            return new byte[] {'a'};
        }

        @Resource(uri = "shop://stream")
        InputStream stream() {
            return new ByteArrayInputStream(new byte[] {4});
        }

        @Resource(uri = "shop://stream-of-text", mimeType = "application/ld+json; charset=utf-8")
        CompletionStage<InputStream> streamOfText() {
            return CompletableFuture.completedFuture(
                    new ByteArrayInputStream("\uFEFF{é}".getBytes(StandardCharsets.UTF_8)));
        }

        @Resource(uri = "shop://text-that-is-none", mimeType = "text/plain")
        InputStream noText() {
            return new ByteArrayInputStream(new byte[] {(byte) 0xFF});
        }

        @Resource(uri = "shop://file")
        Path file() {
            return files.resolve("note.txt");
        }

        @Resource(uri = "shop://picture")
        Path picture() {
            return files.resolve("dot.png");
        }

        @Resource(uri = "shop://no-file")
        Path noFile() {
            return files.resolve("none.txt");
        }

        @Resource(uri = "shop://book")
        Book book() {
            return new Book("Dune", 412);
        }

        @Resource(uri = "shop://books")
        List<Book> books() {
            return List.of();
        }

        @Resource(uri = "shop://parts", mimeType = "text/markdown")
        List<ResourceContents> parts() {
            return List.of(
                    ResourceContents.text("# One"),
                    new ResourceContents.Blob("shop://parts/2", "image/png", new byte[] {9}));
        }

        @Resource(uri = "shop://null")
        String nothing() {
            return null;
        }

        @Resource(uri = "shop://empty")
        Optional<String> empty() {
            return Optional.empty();
        }

        @Resource(uri = "shop://sold")
        String sold() {
            throw new ResourceNotFoundException("It was sold.");
        }

        @Resource(uri = "shop://lent")
        String lent() {
            throw new ResourceException("It is lent.");
        }

        @Resource(uri = "shop://shut")
        String shut() {
            throw new McpException(-32050, "Closed.");
        }

        @Resource(uri = "shop://broken")
        String broken() {
            throw new IllegalStateException("secret");
        }

        @Resolver
        @Named("key")
        Elicit<Key> key() {
            return new Elicit<>("Is this your key?");
        }

        @Resource(uri = "shop://vault")
        String vault(@Named("key") Key key) {
            return key.right() ? "gold" : "dust";
        }

        @Resource(uri = "shop://own")
        ResourceReply own(McpContext context) {
            return context.inputResponses().isEmpty()
                    ? InputRequired.of(
                            "who", new InputRequest.Form("Who?", JsonValue.EMPTY_JSON_OBJECT))
                    : ResourceResult.of(ResourceContents.text("yours"));
        }

        @Tool(description = "Reads.")
        String read(String uri, McpContext context) {
            try {
                return context.readResource(uri).toString();
            } catch (McpException e) {
                return "McpException " + e.code() + " " + e.getMessage();
            }
        }

        @Tool(description = "Reads after it has asked.")
        String readWithAnswer(McpContext context, @Named("key") Key key) {
            return context.readResource("shop://own").toString();
        }
    }

    private static final Logger LOG = Logger.getLogger("dev.mcpcdi.invoke");
    private static SeContainer container;
    private static Wire wire;
    private static Client client;

    @BeforeAll
    static void open() throws IOException {
        Files.writeString(files.resolve("note.txt"), "Note");
        Files.write(files.resolve("dot.png"), new byte[] {7});
        LOG.setUseParentHandlers(false); // the failures are meant
        container = Deployment.of(Library.class);
        wire = new Wire(container);
        client = new Client(container);
    }

    @AfterAll
    static void close() {
        container.close();
        LOG.setUseParentHandlers(true);
    }

    private static String read(String uri, String more) {
        return wire.ask("resources/read", "\"uri\":\"%s\",%s".formatted(uri, more)).open();
    }

    private static String result(String contents) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"contents\":["
                + contents
                + "],\"ttlMs\":0,\"cacheScope\":\"private\",\"resultType\":\"complete\""
                + Wire.END;
    }

    private static String error(int code, String message, String uri) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":%d,\"message\":\"%s\",\"data\":{\"uri\":\"%s\"}}}"
                .formatted(code, message, uri);
    }

    @Test
    void a_list_says_what_is_there() {
        assertThat(wire.ask("resources/list", "").text())
                .startsWith(
                        """
                        {"jsonrpc":"2.0","id":1,"result":{"resources":[{\
                        "uri":"shop://Rules?a=%41","name":"rules","title":"Rules",\
                        "description":"What holds here.","mimeType":"text/plain","size":12,\
                        "annotations":{"audience":["user","assistant"],"priority":0.5,\
                        "lastModified":"2026-07-28T12:00:00Z"}},{\
                        "uri":"shop://book","name":"book","mimeType":"application/json"},{\
                        "uri":"shop://books","name":"books","mimeType":"application/json"},{\
                        "uri":"shop://broken\"""")
                .contains(
                        "{\"uri\":\"shop://bytes\",\"name\":\"bytes\",\"mimeType\":\"application/octet-stream\"}")
                .contains(
                        "{\"uri\":\"shop://stream\",\"name\":\"stream\",\"mimeType\":\"application/octet-stream\"}")
                .contains(
                        "{\"uri\":\"shop://empty\",\"name\":\"empty\",\"mimeType\":\"text/plain\"}")
                .contains("{\"uri\":\"shop://file\",\"name\":\"file\"}")
                .contains("{\"uri\":\"shop://own\",\"name\":\"own\"}")
                .contains(
                        "{\"uri\":\"shop://parts\",\"name\":\"parts\",\"mimeType\":\"text/markdown\"}")
                .contains("\"ttlMs\":0,\"cacheScope\":\"private\"");
        assertThat(wire.ask("resources/templates/list", "").text())
                .contains("\"result\":{\"resourceTemplates\":[],\"ttlMs\":0");
    }

    @Test
    void a_resource_uses_what_any_method_may() {
        assertThat(read("shop://Rules?a=%41", ""))
                .isEqualTo(
                        result(
                                "{\"uri\":\"shop://Rules?a=%41\",\"mimeType\":\"text/plain\",\"text\":\"No ink on shelf 1. 2026-07-28\"}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    shop://bytes | "mimeType":"application/octet-stream","blob":"AQID"
                    shop://bytes-of-text | "mimeType":"text/plain","blob":"YQ=="
                    shop://stream | "mimeType":"application/octet-stream","blob":"BA=="
                    shop://stream-of-text | "mimeType":"application/ld+json; charset=utf-8","text":"{é}"
                    shop://file | "mimeType":"text/plain","text":"Note"
                    shop://picture | "mimeType":"image/png","blob":"Bw=="
                    shop://book | "mimeType":"application/json","text":"{\\"title\\":\\"Dune\\",\\"pages\\":412}"
                    shop://books | "mimeType":"application/json","text":"[]\"""")
    void contents_by_the_type(String uri, String contents) {
        assertThat(read(uri, "")).isEqualTo(result("{\"uri\":\"%s\",%s}".formatted(uri, contents)));
    }

    @Test
    void several_contents_keep_their_own_words() {
        assertThat(read("shop://parts", ""))
                .isEqualTo(
                        result(
                                "{\"uri\":\"shop://parts\",\"mimeType\":\"text/markdown\",\"text\":\"# One\"},"
                                        + "{\"uri\":\"shop://parts/2\",\"mimeType\":\"image/png\",\"blob\":\"CQ==\"}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    shop://rules?a=%41 | -32602 | -32002 | Unknown resource: shop://rules?a=%41
                    shop://Rules?a=A | -32602 | -32002 | Unknown resource: shop://Rules?a=A
                    shop://no-file | -32602 | -32002 | Unknown resource: shop://no-file
                    shop://null | -32602 | -32002 | Unknown resource: shop://null
                    shop://empty | -32602 | -32002 | Unknown resource: shop://empty
                    shop://sold | -32602 | -32002 | It was sold.
                    shop://lent | -32603 | -32603 | It is lent.
                    shop://broken | -32603 | -32603 | Error reading resource shop://broken
                    shop://text-that-is-none | -32603 | -32603 | Error reading resource shop://text-that-is-none""")
    void what_cannot_be_read(String uri, int code, int codeOfSession, String message) {
        assertThat(read(uri, "")).isEqualTo(error(code, message, uri));
        assertThat(
                        client.ask(
                                """
                                {"jsonrpc":"2.0","id":1,"method":"resources/read","params":{\
                                "uri":"%s"}}"""
                                        .formatted(uri)))
                .isEqualTo(
                        "RpcError[code=%d, message=%s, data=Optional[{\"uri\":\"%s\"}]]"
                                .formatted(codeOfSession, message, uri));
    }

    @Test
    void an_error_of_the_application_stays_as_it_is() {
        assertThat(read("shop://shut", ""))
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32050,\"message\":\"Closed.\"}}");
    }

    @Test
    void a_uri_is_a_text() {
        assertThat(wire.ask("resources/read", "\"uri\":5,").text())
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32602,\"message\":\"Invalid params: uri must be a string\"}}");
    }

    @Test
    void a_resolver_asks_for_a_resource() {
        Wire.Answer asked = wire.ask("resources/read", "\"uri\":\"shop://vault\",");
        assertThat(asked.open())
                .isEqualTo(Wire.asked(Wire.form("key", "Is this your key?", "right", "Right")));
        String answer = "{\"key\":{\"action\":\"accept\",\"content\":{\"right\":true}}}";
        assertThat(read("shop://vault", Wire.brought(asked.state(), answer)))
                .isEqualTo(
                        result(
                                "{\"uri\":\"shop://vault\",\"mimeType\":\"text/plain\",\"text\":\"gold\"}"));
        assertThat(
                        read(
                                "shop://vault",
                                Wire.brought(asked.state(), "{\"key\":{\"action\":\"cancel\"}}")))
                .isEqualTo(
                        error(
                                -32603,
                                "Error reading resource shop://vault: Resolver for parameter 'key' could not resolve: elicitation was cancel",
                                "shop://vault"));
        assertThat(read("shop://book", Wire.brought(asked.state(), answer))).isEqualTo(Wire.FORGED);
    }

    @Test
    void a_resource_asks_by_itself() {
        assertThat(read("shop://own", "")).contains("\"resultType\":\"input_required\"");
        assertThat(read("shop://own", "\"inputResponses\":{\"who\":{}},"))
                .isEqualTo(result("{\"uri\":\"shop://own\",\"text\":\"yours\"}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    shop://book | [Text[uri=shop://book, mimeType=application/json, text={"title":"Dune","pages":412}]]
                    shop://none | Error executing tool read: Unknown resource: shop://none
                    shop://sold | Error executing tool read: It was sold.
                    shop://lent | Error executing tool read: It is lent.
                    shop://broken | Error executing tool read: Error reading resource shop://broken
                    shop://vault | Error executing tool read: Error reading resource shop://vault
                    shop://own | Error executing tool read: Error reading resource shop://own
                    shop://shut | McpException -32050 Closed.""")
    void a_method_reads_what_a_client_would(String uri, String text) {
        assertThat(client.text("read", "{\"uri\":\"" + uri + "\"}")).isEqualTo(text);
    }

    @Test
    void a_nested_read_sees_no_answers() {
        String answer = "{\"key\":{\"action\":\"accept\",\"content\":{\"right\":true}}}";
        Wire.Answer asked = wire.call("readWithAnswer", "");
        assertThat(wire.retry("readWithAnswer", "", asked, answer).text())
                .isEqualTo(
                        Wire.failed(
                                "Error executing tool readWithAnswer: Error reading resource shop://own"));
    }

    @ApplicationScoped
    static class Mistakes {

        @Resource(uri = "books")
        String relative() {
            return "";
        }

        @Resource(uri = "shop://a")
        String one() {
            return "";
        }

        @Resource(uri = "shop://a")
        String two() {
            return "";
        }

        @Resource(uri = "shop://void")
        void nothing() {}

        @Resource(uri = "shop://argument")
        String argument(String id, int page) {
            return "";
        }

        @Resource(
                uri = "shop://hints",
                annotations = @Resource.Annotations(priority = 2, lastModified = "today"))
        String hints() {
            return "";
        }

        @Resource(uri = "shop://two", annotations = @Resource.Annotations(priority = {0, 1}))
        String twoHints() {
            return "";
        }
    }

    @Test
    void mistakes_are_told_at_start() {
        assertThat(Deployment.mistakes(Mistakes.class))
                .containsExactly(
                        "MCPCDI-0101: Resource URI \"shop://a\" is used twice: Mistakes.one() and Mistakes.two(). URIs must be unique in one application. Set @Resource(uri = ...) on all but one of the methods.",
                        "MCPCDI-0115: Resource method Mistakes.twoHints() gives the hint \"priority\" several values. A hint is one value or not set. Keep one value.",
                        "MCPCDI-0121: Resource method Mistakes.nothing() returns nothing. A resource is its contents. Return a String, bytes or a value that has a JSON form.",
                        "MCPCDI-0126: Resource URI \"books\" of Mistakes.relative() is no absolute URI. Clients take nothing else for one. Set @Resource(uri = ...) to such as shop://books.",
                        "MCPCDI-0127: Resource method Mistakes.argument(String, int) has parameters without a qualifier, which nobody fills: id and page. A resource has no arguments. Qualify them, or offer the method as @ResourceTemplate with such variables.",
                        "MCPCDI-0128: Resource method Mistakes.hints() has the priority 2.0. A priority is a number from 0 to 1. Correct annotations = @Annotations(priority = ...).",
                        "MCPCDI-0128: Resource method Mistakes.hints() was last modified \"today\". A time is such as 2026-07-28T12:00:00Z. Correct annotations = @Annotations(lastModified = ...).");
    }
}
