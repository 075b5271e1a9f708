package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.Elicit;
import dev.mcpcdi.Icon;
import dev.mcpcdi.InputRequest;
import dev.mcpcdi.InputRequired;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.McpException;
import dev.mcpcdi.MetaField;
import dev.mcpcdi.Prompt;
import dev.mcpcdi.PromptArg;
import dev.mcpcdi.PromptMessage;
import dev.mcpcdi.PromptReply;
import dev.mcpcdi.PromptResult;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.ToolException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import jakarta.json.JsonValue;
import jakarta.validation.constraints.Max;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Prompts from the annotated method to the wire. */
class PromptsTest {

    enum Tone {
        DRY,
        WARM
    }

    record Plan(int pages) {}

    record Mood(boolean cheerful) {}

    @ApplicationScoped
    static class Writing {

        @Icon(src = "https://shop.example/pen.png", mimeType = "image/png", sizes = "48x48")
        @MetaField(prefix = "com.example/", name = "shelf", type = MetaField.Type.INT, value = "7")
        @Prompt(title = "Review", description = "Reviews a book.")
        String review(
                @PromptArg(name = "book", title = "Book", description = "Which one.") String title,
                @PromptArg(defaultValue = "3") @Max(5) int stars,
                Optional<Tone> tone,
                @PromptArg(required = false) Plan plan) {
            return title + " " + stars + " " + tone + " " + plan;
        }

        @Prompt(name = "talk", description = "Two speak.")
        List<Object> talk() {
            return List.of(
                    "Hello",
                    PromptMessage.assistant("Good day."),
                    new Content.EmbeddedText("shop://a", "text/plain", "A"),
                    new Plan(3));
        }

        @Prompt(description = "Says what it is for.")
        CompletionStage<PromptResult> described() {
            return CompletableFuture.completedFuture(
                    new PromptResult(Optional.of("Today"), List.of(PromptMessage.user("Hi"))));
        }

        @Prompt(description = "Fails.")
        String fail(String how) {
            throw switch (how) {
                case "told" -> new ToolException("Out of ink.");
                case "refused" -> new McpException(-32050, "Closed.");
                default -> new IllegalStateException("secret");
            };
        }

        @Prompt(description = "Has nothing to say.")
        String nothing() {
            return null;
        }

        @Resolver
        @Named("mood")
        Elicit<Mood> mood() {
            return new Elicit<>("Are you cheerful?");
        }

        @Prompt(description = "Asks first.")
        String letter(String to, @Named("mood") Mood mood) {
            return "Dear " + to + (mood.cheerful() ? "!" : ".");
        }

        @Prompt(description = "Asks by itself.")
        PromptReply own(McpContext context) {
            return context.inputResponses().isEmpty()
                    ? InputRequired.of(
                            "who", new InputRequest.Form("Who?", JsonValue.EMPTY_JSON_OBJECT))
                    : PromptResult.of(PromptMessage.user("Thanks"));
        }
    }

    private static final Logger LOG = Logger.getLogger("dev.mcpcdi.invoke");
    private static SeContainer container;
    private static Wire wire;
    private static Client client;

    @BeforeAll
    static void open() {
        LOG.setUseParentHandlers(false); // the failures are meant
        container = Deployment.of(Writing.class);
        wire = new Wire(container);
        client = new Client(container);
    }

    @AfterAll
    static void close() {
        container.close();
        LOG.setUseParentHandlers(true);
    }

    private static String get(String name, String members) {
        return wire.ask("prompts/get", "\"name\":\"%s\",%s".formatted(name, members)).open();
    }

    private static String result(String members) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{"
                + members
                + ",\"resultType\":\"complete\""
                + Wire.END;
    }

    private static String error(int code, String message) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":%d,\"message\":\"%s\"}}"
                .formatted(code, message);
    }

    private static String text(String role, String text) {
        return "{\"role\":\"%s\",\"content\":{\"type\":\"text\",\"text\":\"%s\"}}"
                .formatted(role, text);
    }

    @Test
    void a_list_says_what_is_to_be_filled_in() {
        assertThat(wire.ask("prompts/list", "").text())
                .startsWith(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"prompts\":[{\"name\":\"described\"")
                .contains("{\"name\":\"talk\",\"description\":\"Two speak.\",\"arguments\":[]}")
                .contains(
                        """
                        {"name":"review","title":"Review","description":"Reviews a book.",\
                        "arguments":[{"name":"book","title":"Book","description":"Which one.",\
                        "required":true},{"name":"stars","required":false},\
                        {"name":"tone","required":false},{"name":"plan","required":false}],\
                        "icons":[{"src":"https://shop.example/pen.png","mimeType":"image/png",\
                        "sizes":["48x48"]}],"_meta":{"com.example/shelf":7}}""")
                .contains(
                        "{\"name\":\"letter\",\"description\":\"Asks first.\",\"arguments\":[{\"name\":\"to\",\"required\":true}]}");
    }

    @Test
    void arguments_are_texts_that_become_values() {
        assertThat(
                        get(
                                "review",
                                """
                                "arguments":{"book":"Dune","stars":"4","tone":"DRY",\
                                "plan":"{\\"pages\\":2}","more":"x"},"""))
                .isEqualTo(
                        result(
                                "\"description\":\"Reviews a book.\",\"messages\":["
                                        + text("user", "Dune 4 Optional[DRY] Plan[pages=2]")
                                        + "]"));
        assertThat(get("review", "\"arguments\":{\"book\":\"5\"},"))
                .contains(text("user", "5 3 Optional.empty null"));
    }

    @Test
    void messages_of_all_kinds_stay_in_order() {
        assertThat(get("talk", ""))
                .isEqualTo(
                        result(
                                "\"description\":\"Two speak.\",\"messages\":["
                                        + text("user", "Hello")
                                        + ","
                                        + text("assistant", "Good day.")
                                        + ",{\"role\":\"user\",\"content\":{\"type\":\"resource\",\"resource\":{\"uri\":\"shop://a\",\"mimeType\":\"text/plain\",\"text\":\"A\"}}},"
                                        + text("user", "{\\\"pages\\\":3}")
                                        + "]"));
    }

    @Test
    void a_result_has_a_description_of_its_own() {
        assertThat(get("described", ""))
                .isEqualTo(
                        result(
                                "\"description\":\"Today\",\"messages\":["
                                        + text("user", "Hi")
                                        + "]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    nope | "" : 1 | -32602 | Unknown prompt: nope
                    review | "arguments":{} | -32602 | Error rendering prompt review: 1 validation error for reviewArguments\\nbook\\n  Field required [type=missing, input_value={}, input_type=dict]
                    review | "arguments":{"book":"a","stars":"9"} | -32602 | Error rendering prompt review: 1 validation error for reviewArguments\\nstars\\n  Input should be less than or equal to 5 [type=less_than_equal, input_value='9', input_type=str]
                    review | "arguments":{"book":5} | -32602 | Invalid params: arguments must be an object of strings
                    review | "arguments":[] | -32602 | Invalid params: arguments must be an object of strings
                    fail | "arguments":{"how":"told"} | -32603 | Error rendering prompt fail: Out of ink.
                    fail | "arguments":{"how":"refused"} | -32050 | Closed.
                    fail | "arguments":{"how":""} | -32603 | Error rendering prompt fail
                    nothing | "arguments":{} | -32603 | Error rendering prompt nothing""")
    void a_failure_is_an_error(String prompt, String members, int code, String message) {
        assertThat(get(prompt, members + ",")).isEqualTo(error(code, message));
    }

    @Test
    void a_resolver_asks_for_a_prompt() {
        String to = "\"arguments\":{\"to\":\"Ada\"},";
        Wire.Answer asked = wire.ask("prompts/get", "\"name\":\"letter\"," + to);
        assertThat(asked.open())
                .isEqualTo(
                        Wire.asked(Wire.form("mood", "Are you cheerful?", "cheerful", "Cheerful")));
        String answer = "{\"mood\":{\"action\":\"accept\",\"content\":{\"cheerful\":true}}}";
        assertThat(get("letter", to + Wire.brought(asked.state(), answer)))
                .contains(text("user", "Dear Ada!"));
        assertThat(
                        get(
                                "letter",
                                to
                                        + Wire.brought(
                                                asked.state(),
                                                "{\"mood\":{\"action\":\"decline\"}}")))
                .isEqualTo(
                        error(
                                -32603,
                                "Error rendering prompt letter: Resolver for parameter 'mood' could not resolve: elicitation was decline"));
        assertThat(get("fail", to + Wire.brought(asked.state(), answer))).isEqualTo(Wire.FORGED);
    }

    @Test
    void a_prompt_asks_by_itself() {
        assertThat(get("own", "")).contains("\"resultType\":\"input_required\"");
        assertThat(get("own", "\"inputResponses\":{\"who\":{}},")).contains(text("user", "Thanks"));
    }

    @Test
    void a_session_knows_no_newer_words() {
        assertThat(
                        client.ask(
                                """
                                {"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{\
                                "name":"described"}}"""))
                .isEqualTo("{\"description\":\"Today\",\"messages\":[" + text("user", "Hi") + "]}");
        assertThat(
                        client.ask(
                                """
                                {"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{\
                                "name":"own"}}"""))
                .isEqualTo(
                        "RpcError[code=-32603, message=Handler returned an invalid result,"
                                + " data=Optional.empty]");
    }

    @Test
    void what_is_there_is_declared() {
        assertThat(wire.ask("server/discover", "").text())
                .contains(
                        "\"capabilities\":{\"prompts\":{\"listChanged\":true},\"completions\":{},\"logging\":{}}");
        assertThat(wire.ask("tools/list", "").text())
                .isEqualTo(error(-32601, "Method not found: tools/list"));
    }

    @ApplicationScoped
    static class Mistakes {

        @Prompt
        void silent() {}

        @Prompt(name = "a b")
        String spaced() {
            return "";
        }

        @Prompt(name = "twin")
        String one() {
            return "";
        }

        @Prompt(name = "twin")
        String two() {
            return "";
        }

        @Prompt
        @Icon(src = "http://shop.example/a.png")
        @MetaField(prefix = "io.modelcontextprotocol/", name = "x", value = "1")
        @MetaField(name = "n", type = MetaField.Type.INT, value = "one")
        String adorned() {
            return "";
        }

        @Prompt
        @Resolver
        @Named("both")
        String both() {
            return "";
        }
    }

    @Test
    void mistakes_are_told_at_start() {
        assertThat(Deployment.mistakes(Mistakes.class))
                .containsExactly(
                        "MCPCDI-0101: Prompt name \"twin\" is used twice: Mistakes.one() and Mistakes.two(). Names must be unique in one application. Set @Prompt(name = ...) on all but one of the methods.",
                        "MCPCDI-0102: Prompt name \"a b\" of Mistakes.spaced() has characters or a length that clients refuse. A name has 1 to 128 of the characters A-Z, a-z, 0-9, \"_\", \".\" and \"-\". Set @Prompt(name = ...).",
                        "MCPCDI-0119: Prompt method Mistakes.adorned() has an icon at \"http://shop.example/a.png\". Clients take icons from https: and data: URIs only. Correct @Icon(src = ...).",
                        "MCPCDI-0120: Prompt method Mistakes.adorned() has the meta field \"io.modelcontextprotocol/x\". A key is a name of letters, digits, \"-\", \"_\" and \".\", with a prefix such as com.example/ or none, and prefixes of MCP itself are reserved. Correct the @MetaField.",
                        "MCPCDI-0120: Prompt method Mistakes.adorned() has the meta field \"n\" of the type INT, but its value is \"one\". Correct the @MetaField.",
                        "MCPCDI-0121: Prompt method Mistakes.silent() returns nothing. A prompt is its messages. Return a String, a PromptMessage or a list of them.",
                        "MCPCDI-0212: Resolver Mistakes.both() is a prompt too. A prompt is called by a client, a resolver must never be. Make two methods of it.");
    }

    @ApplicationScoped
    static class Lacking {

        @Resolver
        @Named("stock")
        int stock(String title) {
            return 1;
        }

        @Prompt
        String sell(@Named("stock") int stock) {
            return "";
        }
    }

    @Test
    void a_resolver_gets_arguments_of_a_prompt() {
        assertThat(Deployment.mistakes(Lacking.class))
                .containsExactly(
                        "MCPCDI-0203: Parameter \"title\" of resolver Lacking.stock(String) is not an argument of prompt \"sell\", which needs it (sell > stock). Without a qualifier it is the prompt's argument of the same name; the prompt has no arguments. Rename it, qualify it, or give the prompt this argument.");
    }
}
