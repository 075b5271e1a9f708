package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.mcpcdi.ElicitUrl;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.McpServer;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.UrlConsent;
import dev.mcpcdi.UrlElicitationRequiredException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Pages that must be opened before a tool can work, and how a client hears of their end. */
class UrlElicitationRequiredTest {

    private static final String URL = "{\"elicitation\":{\"form\":{},\"url\":{}}}";

    private final SeContainer container = Deployment.of(Desk.class);

    @AfterEach
    void close() {
        container.close();
    }

    @ApplicationScoped
    static class Desk {

        private boolean connected;

        @Tool(description = "Needs a page.")
        String link(McpContext context) {
            if (!connected) {
                throw new UrlElicitationRequiredException(
                        new ElicitUrl("Connect", "https://a.example/c?e=81").withId("81"));
            }
            return "linked";
        }

        @Tool(description = "Needs two pages.")
        String both() {
            throw new UrlElicitationRequiredException(
                    new ElicitUrl("One", "https://a.example/1").withId("1"),
                    new ElicitUrl("Two", "https://a.example/2").withId("2"));
        }

        @Resolver
        @Named("login")
        ElicitUrl login() {
            return new ElicitUrl("Log in", "https://a.example/l").withId("L");
        }

        @Tool(description = "Asks by a resolver, and then needs a page.")
        String twice(@Named("login") UrlConsent login) {
            return link(null);
        }

        void connect() {
            connected = true;
        }
    }

    private static final String COMPLETE =
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/elicitation/complete\",\"params\":{\"elicitationId\":\"%s\"}}";

    private static String required(String message, String elicitations) {
        return "{\"jsonrpc\":\"2.0\",\"id\":9,\"error\":{\"code\":-32042,\"message\":\"%s\",\"data\":{\"elicitations\":[%s]}}}"
                .formatted(message, elicitations);
    }

    private static final String PAGE =
            "{\"mode\":\"url\",\"message\":\"Connect\",\"url\":\"https://a.example/c?e=81\",\"elicitationId\":\"81\"}";

    private void complete(String id) {
        container.select(McpServer.class).get().notifyElicitationComplete(id);
    }

    @Test
    void a_session_gets_an_error_and_is_told_of_the_end() {
        Pipe pipe = Pipe.open(container, URL);
        Pipe other = Pipe.open(container, URL);
        pipe.call("link", "{}");
        assertThat(pipe.next()).isEqualTo(required("URL elicitation required", PAGE));
        container.select(Desk.class).get().connect();
        complete("81");
        assertThat(pipe.next()).isEqualTo(COMPLETE.formatted("81"));
        pipe.call("link", "{}");
        assertThat(pipe.next()).contains("linked");
        // Only the one that was asked is told, and once.
        complete("81");
        complete("unknown");
        pipe.call("link", "{}");
        other.call("link", "{}");
        assertThat(pipe.next()).contains("linked");
        assertThat(other.next()).contains("linked");
    }

    @Test
    void two_pages() {
        Pipe pipe = Pipe.open(container, URL);
        pipe.call("both", "{}");
        assertThat(pipe.next())
                .isEqualTo(
                        required(
                                "URL elicitations required",
                                """
                                {"mode":"url","message":"One","url":"https://a.example/1","elicitationId":"1"},\
                                {"mode":"url","message":"Two","url":"https://a.example/2","elicitationId":"2"}"""));
        complete("2");
        assertThat(pipe.next()).isEqualTo(COMPLETE.formatted("2"));
    }

    @Test
    void a_client_that_opens_no_pages() {
        Pipe pipe = Pipe.open(container, "{\"elicitation\":{}}");
        pipe.call("link", "{}");
        assertThat(pipe.next())
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":9,"error":{"code":-32021,"message":"Client did not \
                        declare the url elicitation capability required by tool 'link'",\
                        "data":{"requiredCapabilities":{"elicitation":{"url":{}}}}}}""");
    }

    @Test
    void the_page_of_a_resolver_ends_too() {
        Pipe pipe = Pipe.open(container, URL);
        pipe.call("twice", "{}");
        assertThat(pipe.next()).contains("\"elicitationId\":\"L\"");
        complete("L");
        assertThat(pipe.next()).isEqualTo(COMPLETE.formatted("L"));
        pipe.answer(1, "{\"action\":\"accept\"}");
        assertThat(pipe.next()).isEqualTo(required("URL elicitation required", PAGE));
    }

    @Test
    void an_ended_session_is_told_nothing() {
        Pipe pipe = Pipe.open(container, URL);
        pipe.call("link", "{}");
        pipe.next();
        pipe.end();
        complete("81");
        Pipe next = Pipe.open(container, URL);
        next.call("both", "{}");
        assertThat(next.next()).contains("-32042");
    }

    @Test
    void a_client_of_2026_07_28_is_asked_in_a_round() {
        Wire wire = new Wire(container);
        assertThat(wire.call("link", "", URL).open()).isEqualTo(round("81"));
        container.select(Desk.class).get().connect();
        Wire.Answer before = wire.call("both", "", URL);
        assertThat(
                        wire.call(
                                        "link",
                                        "\"inputResponses\":{\"81\":{\"action\":\"accept\"}},",
                                        URL)
                                .text())
                .isEqualTo(Wire.done("linked"));
        assertThat(before.text()).contains("\"1\":{", "\"2\":{").doesNotContain("-32042");
    }

    private static String round(String key) {
        return """
        {"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"%s":{\
        "method":"elicitation/create","params":{"mode":"url","message":"Connect",\
        "url":"https://a.example/c?e=81"}}},"requestState":"STATE\""""
                        .formatted(key)
                + Wire.END;
    }

    @Test
    void what_a_resolver_learned_is_kept_beside_the_page() {
        Wire wire = new Wire(container);
        Wire.Answer first = wire.call("twice", "", URL);
        Wire.Answer second =
                wire.retry("twice", "", first, "{\"login\":{\"action\":\"accept\"}}", URL);
        assertThat(second.open()).isEqualTo(round("81"));
        container.select(Desk.class).get().connect();
        assertThat(wire.retry("twice", "", second, "{\"81\":{\"action\":\"accept\"}}", URL).text())
                .isEqualTo(Wire.done("linked"));
    }

    @Test
    void without_a_page_there_is_no_error() {
        assertThatIllegalArgumentException()
                .isThrownBy(UrlElicitationRequiredException::new)
                .withMessage("Without a page there is nothing to open.");
    }
}
