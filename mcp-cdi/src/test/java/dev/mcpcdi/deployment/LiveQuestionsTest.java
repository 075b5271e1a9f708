package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.CreateMessageResult;
import dev.mcpcdi.Elicit;
import dev.mcpcdi.ElicitUrl;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.ListRoots;
import dev.mcpcdi.ListRootsResult;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Sample;
import dev.mcpcdi.Tool;
import dev.mcpcdi.UrlConsent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Questions in the middle of a call (2025-11-25, Elicitation, Sampling, Roots), frame by frame. */
class LiveQuestionsTest {

    private static final String ALL =
            "{\"elicitation\":{\"form\":{},\"url\":{}},\"sampling\":{},\"roots\":{}}";

    private final SeContainer container = Deployment.of(Shop.class);

    @AfterEach
    void close() {
        container.close();
    }

    @ApplicationScoped
    static class Shop {

        record Size(String size) {}

        @Resolver
        @Named("size")
        Elicit<Size> size(String book) {
            return new Elicit<>("Which size of " + book + "?");
        }

        @Resolver
        @Named("blurb")
        Sample blurb(String book) {
            return Sample.of("Blurb for " + book, 60);
        }

        @Resolver
        @Named("roots")
        ListRoots roots() {
            return new ListRoots();
        }

        @Resolver
        @Named("login")
        ElicitUrl login() {
            return new ElicitUrl("Log in", "https://shop.example/login").withId("81");
        }

        @Tool(description = "Orders.")
        String order(String book, @Named("size") Size size) {
            return book + " " + size.size();
        }

        @Tool(description = "Praises.")
        String praise(
                String book, @Named("size") Size size, @Named("blurb") CreateMessageResult blurb) {
            return size.size() + ": " + blurb.text().orElse("No blurb.");
        }

        @Tool(description = "Exports.")
        String export(@Named("roots") ListRootsResult roots) {
            return roots.roots().isEmpty() ? "none" : roots.roots().get(0).uri();
        }

        @Tool(description = "Logs in.")
        String enter(@Named("login") ElicitationResult<UrlConsent> login) {
            return login.getClass().getSimpleName();
        }
    }

    private static String sizeRequest(int id) {
        return """
        {"jsonrpc":"2.0","id":%d,"method":"elicitation/create","params":{"mode":"form","message":\
        "Which size of Dune?","requestedSchema":{"type":"object","properties":{"size":{"type":\
        "string","title":"Size"}},"required":["size"]}}}"""
                .formatted(id);
    }

    private static String blurbRequest(int id) {
        return """
        {"jsonrpc":"2.0","id":%d,"method":"sampling/createMessage","params":{"messages":[{"role":\
        "user","content":{"type":"text","text":"Blurb for Dune"}}],"maxTokens":60}}"""
                .formatted(id);
    }

    private static String done(String text) {
        return """
        {"jsonrpc":"2.0","id":9,"result":{"content":[{"type":"text","text":"%1$s"}],\
        "structuredContent":{"result":"%1$s"}}}"""
                .formatted(text);
    }

    private static String failed(String text) {
        return """
        {"jsonrpc":"2.0","id":9,"result":{"content":[{"type":"text","text":"%s"}],"isError":true}}"""
                .formatted(text);
    }

    private Pipe order() {
        Pipe pipe = Pipe.open(container, ALL);
        pipe.call("order", "{\"book\":\"Dune\"}");
        assertThat(pipe.next()).isEqualTo(sizeRequest(1));
        return pipe;
    }

    @Test
    void the_call_goes_on_with_the_answer() {
        Pipe pipe = order();
        pipe.answer(1, "{\"action\":\"accept\",\"content\":{\"size\":\"big\"}}");
        assertThat(pipe.next()).isEqualTo(done("Dune big"));
    }

    @Test
    void a_user_who_declines_ends_the_call() {
        Pipe pipe = order();
        pipe.answer(1, "{\"action\":\"decline\"}");
        assertThat(pipe.next())
                .isEqualTo(
                        failed(
                                "Error executing tool order: Resolver for parameter 'size' could not resolve: elicitation was decline"));
    }

    @Test
    void an_answer_of_the_wrong_kind() {
        Pipe pipe = order();
        pipe.answer(1, "{\"roots\":[]}");
        assertThat(pipe.next())
                .isEqualTo(
                        failed(
                                "Error executing tool order: Resolver 'size' received a non-elicitation response"));
    }

    @Test
    void a_client_that_answers_with_an_error() {
        Pipe pipe = order();
        pipe.send(
                "{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"error\":{\"code\":-32602,\"message\":\"no\"}}");
        assertThat(pipe.next())
                .isEqualTo(
                        failed(
                                "Error executing tool order: the client answered with the error -32602: no"));
    }

    @Test
    void independent_questions_are_open_at_once() {
        Pipe pipe = Pipe.open(container, ALL);
        pipe.call("praise", "{\"book\":\"Dune\"}");
        assertThat(pipe.next()).isEqualTo(sizeRequest(1));
        assertThat(pipe.next()).isEqualTo(blurbRequest(2));
        pipe.answer(
                2,
                "{\"role\":\"assistant\",\"content\":{\"type\":\"text\",\"text\":\"Sand.\"},\"model\":\"m\"}");
        pipe.answer(1, "{\"action\":\"accept\",\"content\":{\"size\":\"big\"}}");
        assertThat(pipe.next()).isEqualTo(done("big: Sand."));
    }

    @Test
    void what_is_still_open_is_withdrawn_when_the_call_fails() {
        Pipe pipe = Pipe.open(container, ALL);
        pipe.call("praise", "{\"book\":\"Dune\"}");
        assertThat(pipe.next()).isEqualTo(sizeRequest(1));
        assertThat(pipe.next()).isEqualTo(blurbRequest(2));
        pipe.answer(1, "{\"action\":\"cancel\"}");
        assertThat(pipe.next())
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2}}");
        assertThat(pipe.next())
                .isEqualTo(
                        failed(
                                "Error executing tool praise: Resolver for parameter 'size' could not resolve: elicitation was cancel"));
    }

    @Test
    void the_folders_of_the_client() {
        Pipe pipe = Pipe.open(container, ALL);
        pipe.call("export", "{}");
        assertThat(pipe.next())
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"roots/list\"}");
        pipe.answer(1, "{\"roots\":[{\"uri\":\"file:///home/me\"}]}");
        assertThat(pipe.next()).isEqualTo(done("file:///home/me"));
    }

    @Test
    void a_folder_that_is_none() {
        Pipe pipe = Pipe.open(container, ALL);
        pipe.call("export", "{}");
        pipe.next();
        pipe.answer(1, "{\"roots\":[{\"uri\":\"https://a.example\"}]}");
        assertThat(pipe.next())
                .isEqualTo(
                        failed(
                                "Error executing tool export: Resolver 'roots' received a response of the wrong kind"));
    }

    @Test
    void a_page_to_open() {
        Pipe pipe = Pipe.open(container, ALL);
        pipe.call("enter", "{}");
        assertThat(pipe.next())
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"mode":"url",\
                        "message":"Log in","url":"https://shop.example/login","elicitationId":"81"}}""");
        pipe.answer(1, "{\"action\":\"accept\"}");
        assertThat(pipe.next()).isEqualTo(done("Accepted"));
    }

    @Test
    void a_client_that_cannot_open_pages() {
        Pipe pipe = Pipe.open(container, "{\"elicitation\":{}}");
        pipe.call("enter", "{}");
        assertThat(pipe.next())
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":9,"error":{"code":-32021,"message":"Client did not \
                        declare the url elicitation capability required by resolver 'login'",\
                        "data":{"requiredCapabilities":{"elicitation":{"url":{}}}}}}""");
    }

    @Test
    void a_call_that_its_client_cancels_withdraws_its_question() {
        Pipe pipe = order();
        pipe.send(
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":9}}");
        assertThat(pipe.next())
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}");
    }

    @Test
    void a_call_ends_with_its_session() {
        Pipe pipe = order();
        pipe.end();
        assertThat(pipe.next())
                .isEqualTo(failed("Error executing tool order: the session has ended"));
    }
}
