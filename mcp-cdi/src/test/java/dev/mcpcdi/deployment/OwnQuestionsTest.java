package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.ElicitUrl;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.Sample;
import dev.mcpcdi.SamplingRequest;
import dev.mcpcdi.SamplingRequest.IncludeContext;
import dev.mcpcdi.SamplingRequest.ToolChoice;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolSample;
import dev.mcpcdi.invoke.OwnQuestions;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Methods that ask by themselves and wait, as those written for older clients do. */
@SuppressWarnings("deprecation")
class OwnQuestionsTest {

    private static final String ALL =
            "{\"elicitation\":{\"form\":{},\"url\":{}},\"sampling\":{\"tools\":{},\"context\":{}},\"roots\":{}}";

    private final SeContainer container = Deployment.of(Desk.class);

    @AfterEach
    void close() {
        container.close();
    }

    @ApplicationScoped
    static class Desk {

        record Size(String size) {}

        record Shelf(List<Size> sizes) {}

        @Tool(description = "Asks for a form.")
        String size(McpContext context) {
            ElicitationResult<Size> size = context.elicit("Which size?", Size.class);
            return size.accepted().map(Size::size).orElse(size.getClass().getSimpleName());
        }

        @Tool(description = "Asks for what no form makes.")
        String shelf(McpContext context) {
            try {
                return context.elicit("Which shelf?", Shelf.class).toString();
            } catch (IllegalArgumentException e) {
                return e.getMessage();
            }
        }

        @Tool(description = "Has a page opened.")
        String login(McpContext context) {
            return context.elicit(new ElicitUrl("Log in", "https://a.example/").withId("7"))
                    .getClass()
                    .getSimpleName();
        }

        @Tool(description = "Asks the model.")
        String blurb(McpContext context) {
            return context.createMessage(Sample.of("A blurb", 9)).text().orElse("No blurb.");
        }

        @Tool(description = "Asks the model, which sees more than it should.")
        String gossip(McpContext context) {
            SamplingRequest request =
                    SamplingRequest.builder(9)
                            .user("What is new?")
                            .includeContext(IncludeContext.ALL_SERVERS)
                            .build();
            return context.createMessage(new Sample(request)).text().orElse("Nothing.");
        }

        @Tool(description = "Asks the model, which may use tools.")
        int use(McpContext context) {
            SamplingRequest request =
                    SamplingRequest.builder(9).user("Use it").toolChoice(ToolChoice.AUTO).build();
            return context.createMessage(new ToolSample(request)).toolUses().size();
        }

        @Tool(description = "Asks for the folders.")
        int folders(McpContext context) {
            return context.listRoots().roots().size();
        }
    }

    private Pipe pipe(String tool) {
        Pipe pipe = Pipe.open(container, ALL);
        pipe.call(tool, "{}");
        return pipe;
    }

    private static String request(String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":%s}"
                .formatted(method, params);
    }

    private static String done(String text) {
        return """
        {"jsonrpc":"2.0","id":9,"result":{"content":[{"type":"text","text":"%1$s"}],\
        "structuredContent":{"result":"%1$s"}}}"""
                .formatted(text);
    }

    private static String count(int count) {
        return """
        {"jsonrpc":"2.0","id":9,"result":{"content":[{"type":"text","text":"%1$d"}],\
        "structuredContent":{"result":%1$d}}}"""
                .formatted(count);
    }

    private static String failed(String text) {
        return """
        {"jsonrpc":"2.0","id":9,"result":{"content":[{"type":"text","text":"%s"}],"isError":true}}"""
                .formatted(text);
    }

    private static final String FORM =
            request(
                    "elicitation/create",
                    """
                    {"mode":"form","message":"Which size?","requestedSchema":{"type":"object",\
                    "properties":{"size":{"type":"string","title":"Size"}},"required":["size"]}}""");

    @Test
    void a_form() {
        Pipe pipe = pipe("size");
        assertThat(pipe.next()).isEqualTo(FORM);
        pipe.answer(1, "{\"action\":\"accept\",\"content\":{\"size\":\"big\"}}");
        assertThat(pipe.next()).isEqualTo(done("big"));
    }

    @Test
    void a_form_that_is_declined() {
        Pipe pipe = pipe("size");
        pipe.next();
        pipe.answer(1, "{\"action\":\"decline\"}");
        assertThat(pipe.next()).isEqualTo(done("Declined"));
    }

    @Test
    void an_answer_that_does_not_fit() {
        Pipe pipe = pipe("size");
        pipe.next();
        pipe.answer(1, "{\"action\":\"accept\",\"content\":{\"size\":7}}");
        assertThat(pipe.next())
                .isEqualTo(
                        failed(
                                "Error executing tool size: Tool 'size' received an accepted elicitation whose content does not match the requested schema"));
    }

    @Test
    void a_client_that_answers_with_an_error() {
        Pipe pipe = pipe("size");
        pipe.next();
        pipe.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-1,\"message\":\"no\"}}");
        assertThat(pipe.next())
                .isEqualTo(
                        failed(
                                "Error executing tool size: Tool 'size' received the error -1 from the client: no"));
    }

    @Test
    void a_class_that_no_form_makes() {
        assertThat(pipe("shelf").next())
                .isEqualTo(
                        done(
                                "McpContext.elicit asks for Shelf, but Shelf.sizes is of the type List<Size>, which a form has no field for. A form has strings, booleans, numbers, LocalDate, Instant, OffsetDateTime, URI, enums and strings with @Literal, and lists and sets of the last two."));
    }

    @Test
    void a_page() {
        Pipe pipe = pipe("login");
        assertThat(pipe.next())
                .isEqualTo(
                        request(
                                "elicitation/create",
                                "{\"mode\":\"url\",\"message\":\"Log in\",\"url\":\"https://a.example/\",\"elicitationId\":\"7\"}"));
        pipe.answer(1, "{\"action\":\"accept\"}");
        assertThat(pipe.next()).isEqualTo(done("Accepted"));
    }

    @Test
    void a_model() {
        Pipe pipe = pipe("blurb");
        assertThat(pipe.next())
                .isEqualTo(
                        request(
                                "sampling/createMessage",
                                "{\"messages\":[{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":\"A blurb\"}}],\"maxTokens\":9}"));
        pipe.answer(
                1,
                "{\"role\":\"assistant\",\"content\":{\"type\":\"text\",\"text\":\"Sand.\"},\"model\":\"m\"}");
        assertThat(pipe.next()).isEqualTo(done("Sand."));
    }

    @Test
    void a_model_with_tools() {
        Pipe pipe = pipe("use");
        assertThat(pipe.next()).contains("\"toolChoice\":{\"mode\":\"auto\"}");
        pipe.answer(
                1,
                "{\"role\":\"assistant\",\"content\":[{\"type\":\"tool_use\",\"id\":\"a\",\"name\":\"t\",\"input\":{}}],\"model\":\"m\"}");
        assertThat(pipe.next()).isEqualTo(count(1));
    }

    @Test
    void folders() {
        Pipe pipe = pipe("folders");
        assertThat(pipe.next())
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"roots/list\"}");
        pipe.answer(1, "{\"roots\":[{\"uri\":\"file:///a\"},{\"uri\":\"file:///b\"}]}");
        assertThat(pipe.next()).isEqualTo(count(2));
    }

    @Test
    void a_client_that_did_not_say_that_it_asks() {
        Pipe pipe = Pipe.open(container, "{}");
        pipe.call("folders", "{}");
        assertThat(pipe.next())
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":9,"error":{"code":-32021,"message":"Client did not \
                        declare the roots capability required by tool 'folders'",\
                        "data":{"requiredCapabilities":{"roots":{}}}}}""");
    }

    @Test
    void a_client_of_2026_07_28_cannot_be_asked_so() {
        assertThat(new Wire(container).call("size", "").text())
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"Cannot send \
                        'elicitation/create': this transport context has no back-channel for \
                        server-initiated requests."}}""");
    }

    @Test
    void a_call_that_its_client_cancels_withdraws_the_question() {
        Pipe pipe = pipe("size");
        pipe.next();
        pipe.send(
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":9}}");
        assertThat(pipe.next())
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}");
    }

    @Test
    void it_is_warned_of_once_a_method() {
        try (LogLines log = LogLines.of(OwnQuestions.class.getName())) {
            for (String tool : List.of("size", "size", "folders")) {
                pipe(tool).next();
            }
            assertThat(log.lines())
                    .containsExactly(warning("elicit", "size"), warning("listRoots", "folders"));
        }
    }

    private static String warning(String method, String tool) {
        return "WARNING McpContext.%s, which tool '%s' calls, is known to clients up to 2025-11-25 only, and holds a thread until they answer. Let a @Resolver ask: it serves all clients. This is said once."
                .formatted(method, tool);
    }

    @Test
    void a_model_that_sees_other_servers_is_warned_of_once() {
        try (LogLines log = LogLines.of(Engine.class.getName())) {
            assertThat(pipe("gossip").next()).contains("\"includeContext\":\"allServers\"");
            pipe("gossip").next();
            assertThat(log.lines())
                    .containsExactly(
                            "WARNING The includeContext that tool 'gossip' wants is deprecated and known to few clients. This is said once.");
        }
    }

    @Test
    void a_client_that_does_not_show_other_servers() {
        Pipe pipe = Pipe.open(container, "{\"sampling\":{}}");
        pipe.call("gossip", "{}");
        assertThat(pipe.next())
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":9,"error":{"code":-32021,"message":"Client did not \
                        declare the sampling.context capability required by tool 'gossip'",\
                        "data":{"requiredCapabilities":{"sampling":{"context":{}}}}}}""");
    }
}
