package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.CacheHint;
import dev.mcpcdi.CompleteArg;
import dev.mcpcdi.CompleteResourceTemplate;
import dev.mcpcdi.Elicit;
import dev.mcpcdi.Literal;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Resource;
import dev.mcpcdi.ResourceNotFoundException;
import dev.mcpcdi.ResourceTemplate;
import dev.mcpcdi.ResourceTemplateArg;
import dev.mcpcdi.Role;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import jakarta.validation.constraints.Max;
import java.util.List;
import java.util.Optional;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Resource templates from the annotated method to the wire. */
class TemplatesTest {

    enum Shelf {
        NEW,
        OLD
    }

    record Key(boolean right) {}

    @ApplicationScoped
    static class Library {

        @Resource(uri = "shop://books/0")
        String fixed() {
            return "fixed";
        }

        @ResourceTemplate(
                uriTemplate = "shop://books/{isbn}",
                name = "book",
                title = "Book",
                description = "One book.",
                mimeType = "text/markdown",
                annotations = @Resource.Annotations(audience = Role.USER))
        String book(int isbn, McpContext context, @Named("hall") String hall) {
            if (isbn == 404) {
                throw new ResourceNotFoundException("It was sold.");
            }
            if (isbn == 500) {
                throw new IllegalStateException("secret");
            }
            return hall + " " + (isbn + 1) + " " + context.revision();
        }

        @Resolver
        @Named("hall")
        String hall(int isbn) {
            return "hall " + isbn % 10;
        }

        @ResourceTemplate(uriTemplate = "shop://{+path}")
        String any(String path) {
            return "any " + path;
        }

        @CacheHint(ttl = "PT1M", scope = CacheHint.Scope.PUBLIC)
        @ResourceTemplate(uriTemplate = "shop://search/{genre}{?page,size}")
        String search(
                @Literal({"poetry", "prose"}) String genre,
                @ResourceTemplateArg(defaultValue = "1") @Max(9) int page,
                Optional<Integer> size) {
            return genre + " " + page + " " + size;
        }

        @ResourceTemplate(uriTemplate = "tree://{shelf}{/way*}")
        List<String> tree(Shelf shelf, @ResourceTemplateArg(name = "way") List<String> steps) {
            return List.of(shelf.name(), String.join("-", steps));
        }

        @ResourceTemplate(uriTemplate = "id://{id}", exemptFromPathSafety = "id")
        String id(String id) {
            return id;
        }

        @ResourceTemplate(uriTemplate = "file://{name}")
        String file(String name) {
            return "file " + name;
        }

        @ResourceTemplate(uriTemplate = "locked://{door}")
        String locked(String door, @Named("key") Key key) {
            return door + " " + key.right();
        }

        @Resolver
        @Named("key")
        Elicit<Key> key(String door) {
            return new Elicit<>("The key of " + door + "?");
        }

        @CompleteResourceTemplate("book")
        List<String> isbns(@CompleteArg(name = "isbn") String typed) {
            return List.of(typed + "1", typed + "2");
        }

        @Tool(description = "Reads.")
        String reads(String uri, McpContext context) {
            return context.readResource(uri).toString();
        }
    }

    private static final Logger LOG = Logger.getLogger("dev.mcpcdi.invoke");
    private static SeContainer container;
    private static Wire wire;

    @BeforeAll
    static void open() {
        LOG.setUseParentHandlers(false); // the failures are meant
        container = Deployment.of(Library.class);
        wire = new Wire(container);
    }

    @AfterAll
    static void close() {
        container.close();
        LOG.setUseParentHandlers(true);
    }

    private static String read(String uri, String more) {
        return wire.ask("resources/read", "\"uri\":\"%s\",%s".formatted(uri, more)).open();
    }

    private static String text(String uri, String type, String text) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"contents\":[{\"uri\":\"%s\",\"mimeType\":\"%s\",\"text\":\"%s\"}],\"ttlMs\":0,\"cacheScope\":\"private\",\"resultType\":\"complete\""
                        .formatted(uri, type, text)
                + Wire.END;
    }

    private static String error(int code, String message, String uri) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":%d,\"message\":\"%s\",\"data\":{\"uri\":\"%s\"}}}"
                .formatted(code, message, uri);
    }

    private static String unknown(String uri) {
        return error(-32602, "Unknown resource: " + uri, uri);
    }

    @Test
    void a_list_says_what_is_there() {
        assertThat(wire.ask("resources/templates/list", "").text())
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"resourceTemplates\":["
                                + "{\"uriTemplate\":\"file://{name}\",\"name\":\"file\",\"mimeType\":\"text/plain\"},"
                                + "{\"uriTemplate\":\"id://{id}\",\"name\":\"id\",\"mimeType\":\"text/plain\"},"
                                + "{\"uriTemplate\":\"locked://{door}\",\"name\":\"locked\",\"mimeType\":\"text/plain\"},"
                                + "{\"uriTemplate\":\"shop://books/{isbn}\",\"name\":\"book\",\"title\":\"Book\",\"description\":\"One book.\",\"mimeType\":\"text/markdown\",\"annotations\":{\"audience\":[\"user\"]}},"
                                + "{\"uriTemplate\":\"shop://search/{genre}{?page,size}\",\"name\":\"search\",\"mimeType\":\"text/plain\"},"
                                + "{\"uriTemplate\":\"shop://{+path}\",\"name\":\"any\",\"mimeType\":\"text/plain\"},"
                                + "{\"uriTemplate\":\"tree://{shelf}{/way*}\",\"name\":\"tree\",\"mimeType\":\"application/json\"}"
                                + "],\"ttlMs\":0,\"cacheScope\":\"private\",\"resultType\":\"complete\""
                                + Wire.END);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    shop://books/0 | text/plain | fixed
                    shop://books/41 | text/markdown | hall 1 42 2026-07-28
                    shop://books/1/2 | text/plain | any books/1/2
                    tree://NEW/a/b%2Fc | application/json | [\\"NEW\\",\\"a-b/c\\"]
                    file://two%20words%C3%A9+~ | text/plain | file two wordsé+~
                    file://a%2525 | text/plain | file a%25
                    id://c:x | text/plain | c:x
                    id://.. | text/plain | ..""")
    void the_most_specific_is_read(String uri, String type, String text) {
        assertThat(read(uri, "")).isEqualTo(text(uri, type, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    shop://search/poetry | poetry 1 Optional.empty
                    shop://search/poetry?page=2 | poetry 2 Optional.empty
                    shop://search/prose?size=5&more=1&page=3#top | prose 3 Optional[5]""")
    void a_query_may_be_left_out(String uri, String text) {
        assertThat(read(uri, ""))
                .isEqualTo(
                        text(uri, "text/plain", text)
                                .replace(
                                        "\"ttlMs\":0,\"cacheScope\":\"private\"",
                                        "\"ttlMs\":60000,\"cacheScope\":\"public\""));
    }

    /** One answer to all, so that nobody learns what there is. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "file://..",
                "file://%2e%2e",
                "file://%2E%2E%2Fetc",
                "file://..%2Fetc%2Fpasswd",
                "file://..%5Cwindows",
                "file://%252e%252e%252f",
                "file://%25252e%25252e",
                "file://a%2F..%2F..%2Fb",
                "file://a%2F..%2F..",
                "file://%2Fetc%2Fpasswd",
                "file://%5C%5Chost%5Cshare",
                "file://c:",
                "file://C%3A%5Cwindows",
                "file://c%253A",
                "file://a%00.txt",
                "file://%2500",
                "file://..;x%2Fa",
                "file://%20..%2Fa",
                "shop://../secret",
                "shop:///etc/passwd",
                "tree://NEW/..",
                "tree://NEW/a/../../..",
                "nothing://at/all"
            })
    void what_leaves_a_directory_is_not_there(String uri) {
        assertThat(read(uri, "")).isEqualTo(unknown(uri));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    shop://books/404 | -32602 | It was sold.
                    shop://books/500 | -32603 | Error creating resource from template shop://books/500
                    shop://books/x | -32602 | Error creating resource from template shop://books/x: 1 validation error for bookArguments\\nisbn\\n  Input should be a valid integer, unable to parse string as an integer [type=int_parsing, input_value='x', input_type=str]
                    shop://search/prose?page=10 | -32602 | Error creating resource from template shop://search/prose?page=10: 1 validation error for searchArguments\\npage\\n  Input should be less than or equal to 9 [type=less_than_equal, input_value='10', input_type=str]""")
    void what_cannot_be_read(String uri, int code, String message) {
        assertThat(read(uri, "")).isEqualTo(error(code, message, uri));
    }

    @Test
    void a_resolver_asks() {
        String asked = read("locked://main", "");
        assertThat(asked).contains("\"message\":\"The key of main?\"");
        String state = wire.ask("resources/read", "\"uri\":\"locked://main\",").state();
        String answers =
                "\"inputResponses\":{\"key\":{\"action\":\"accept\",\"content\":{\"right\":true}}},";
        assertThat(read("locked://main", answers + "\"requestState\":\"" + state + "\","))
                .isEqualTo(text("locked://main", "text/plain", "main true"));
        assertThat(read("locked://side", answers + "\"requestState\":\"" + state + "\","))
                .isEqualTo(Wire.FORGED);
    }

    @Test
    void a_method_reads_what_a_client_would() {
        assertThat(wire.call("reads", "\"arguments\":{\"uri\":\"shop://books/7\"},").text())
                .contains(
                        "Text[uri=shop://books/7, mimeType=text/markdown, text=hall 7 8 2026-07-28]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    shop://books/{isbn} | isbn | 4 | "values":["41","42"],"total":2,"hasMore":false
                    shop://search/{genre}{?page,size} | genre | po | "values":["poetry"],"total":1,"hasMore":false
                    tree://{shelf}{/way*} | shelf | | "values":["NEW","OLD"],"total":2,"hasMore":false
                    tree://{shelf}{/way*} | way | | "values":[],"total":0,"hasMore":false""")
    void a_variable_is_completed(String template, String name, String typed, String values) {
        assertThat(complete(template, name, typed == null ? "" : typed))
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"completion\":{"
                                + values
                                + "},\"resultType\":\"complete\""
                                + Wire.END);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    shop://books/{id} | isbn | Unknown resource template: shop://books/{id}
                    shop://books/{isbn} | id | Unknown argument 'id' of resource template: shop://books/{isbn}""")
    void what_cannot_be_completed(String template, String name, String message) {
        assertThat(complete(template, name, ""))
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32602,\"message\":\"%s\"}}"
                                .formatted(message));
    }

    private static String complete(String template, String name, String typed) {
        return wire.ask(
                        "completion/complete",
                        "\"ref\":{\"type\":\"ref/resource\",\"uri\":\"%s\"},\"argument\":{\"name\":\"%s\",\"value\":\"%s\"},"
                                .formatted(template, name, typed))
                .text();
    }

    @ApplicationScoped
    static class Mistakes {

        @ResourceTemplate(uriTemplate = "books/{id}")
        String relative(String id) {
            return "";
        }

        @ResourceTemplate(uriTemplate = "shop://none")
        String none() {
            return "";
        }

        @ResourceTemplate(uriTemplate = "shop://{id:3}")
        String prefix(String id) {
            return "";
        }

        @ResourceTemplate(uriTemplate = "a://{id}")
        String one(String id) {
            return "";
        }

        @ResourceTemplate(uriTemplate = "a://{name}")
        String two(String name) {
            return "";
        }

        @ResourceTemplate(uriTemplate = "b://{id}/{page}", exemptFromPathSafety = "ID")
        String names(String id, int number) {
            return "";
        }

        @ResourceTemplate(uriTemplate = "c://{id}{/way*}{?page}")
        String types(List<String> id, String way, int page) {
            return "";
        }

        @CacheHint(ttl = "-PT1S")
        @ResourceTemplate(uriTemplate = "d://{id}")
        void nothing(String id) {}

        @CompleteResourceTemplate("d://{none}")
        List<String> lost(String id) {
            return List.of();
        }
    }

    @Test
    void mistakes_are_told_at_start() {
        assertThat(Deployment.mistakes(Mistakes.class))
                .containsExactly(
                        "MCPCDI-0121: Resource template method Mistakes.nothing(String) returns nothing. A resource is its contents. Return a String, bytes or a value that has a JSON form.",
                        "MCPCDI-0122: Completion method Mistakes.lost(String) completes resource template \"d://{none}\", which does not exist. The resource templates are \"a://{id}\", \"a://{name}\", \"b://{id}/{page}\", \"books/{id}\", \"c://{id}{/way*}{?page}\", \"d://{id}\", \"shop://none\" and \"shop://{id:3}\". Correct @CompleteResourceTemplate.",
                        "MCPCDI-0126: Resource template \"books/{id}\" of Mistakes.relative(String) begins with no scheme. Clients take nothing else for a URI. Set @ResourceTemplate(uriTemplate = ...) to such as shop://books/{isbn}.",
                        "MCPCDI-0126: Resource template \"shop://none\" of Mistakes.none() has no variables. Offer the method as @Resource. Set @ResourceTemplate(uriTemplate = ...) to such as shop://books/{isbn}.",
                        "MCPCDI-0126: Resource template \"shop://{id:3}\" of Mistakes.prefix(String) cannot be used: Prefix modifier of 'id:3' at position 8 cannot be matched; write 'id'. Set @ResourceTemplate(uriTemplate = ...) to such as shop://books/{isbn}.",
                        "MCPCDI-0128: Resource template method Mistakes.nothing(String) may be kept for \"-PT1S\". A duration is such as PT5M. Correct @CacheHint(ttl = ...).",
                        "MCPCDI-0129: Resource template method Mistakes.names(String, int) exempts variables from path safety that its template does not name: ID. The variables of b://{id}/{page} are id and page. Correct exemptFromPathSafety.",
                        "MCPCDI-0129: Resource template method Mistakes.names(String, int) has no parameter for variables of its template: page. Each variable of b://{id}/{page} is a parameter. Add them, or set @ResourceTemplateArg(name = ...).",
                        "MCPCDI-0129: Resource template method Mistakes.names(String, int) has parameters that its template does not name: number. The variables of b://{id}/{page} are id and page. Rename them, or qualify them.",
                        "MCPCDI-0129: Resource template method Mistakes.types(List, String, int) has the parameter \"id\", which takes a list, but that variable of c://{id}{/way*}{?page} is none. Make it a single value, or explode the variable as in {/path*}.",
                        "MCPCDI-0129: Resource template method Mistakes.types(List, String, int) has the parameter \"way\", which takes no list, but that variable of c://{id}{/way*}{?page} is one. Make it a List, or remove the explode modifier.",
                        "MCPCDI-0129: Resource template method Mistakes.types(List, String, int) has the required parameter \"page\", but clients may leave out that variable of c://{id}{/way*}{?page}. Make it an Optional, or set @ResourceTemplateArg(defaultValue = ...).",
                        "MCPCDI-0130: Resource template method Mistakes.two(String) has the template a://{name}, which matches the same URIs as a://{id} of Mistakes.one(String). One of them would never be called. Make their fixed parts differ.");
    }
}
