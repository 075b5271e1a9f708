package dev.mcpcdi.deployment;

import static dev.mcpcdi.deployment.Wire.FORGED;
import static dev.mcpcdi.deployment.Wire.asked;
import static dev.mcpcdi.deployment.Wire.form;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.server.Reply.Kind;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rounds that do not begin, frame by frame. */
class RefusedRoundsTest {

    private static final String QUESTION = asked(form("sure", "Sure?", "ok", "Ok"));

    private static SeContainer container;
    private static Wire wire;

    record Word(boolean ok) {}

    @ApplicationScoped
    static class Desk {

        @Resolver
        @Named("sure")
        Elicit<Word> sure() {
            return new Elicit<>("Sure?");
        }

        @Tool(description = "Acts.")
        String act(@Named("sure") Word sure) {
            return "done";
        }

        @Tool(description = "Does not ask.")
        String greet() {
            return "hello";
        }
    }

    @BeforeAll
    static void open() {
        container = Deployment.of(Desk.class);
        wire = new Wire(container);
    }

    @AfterAll
    static void close() {
        container.close();
    }

    /** python-sdk.md 5.6: responses that are no results. */
    @ParameterizedTest
    @ValueSource(
            strings = {"null", "[]", "1", "\"x\"", "{\"sure\":1}", "{\"sure\":null}", "{\"x\":[]}"})
    void responses_of_a_wrong_shape(String responses) {
        Wire.Answer answer = wire.call("act", "\"inputResponses\":" + responses + ",");
        assertThat(answer.kind()).isEqualTo(Kind.REJECTED);
        assertThat(answer.text())
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params: \
                        inputResponses must be an object of objects"}}""");
    }

    /** python-sdk.md 5.5: a client that cannot show forms, once one is really to be shown. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"elicitation\":{\"url\":{}}}",
                "{\"elicitation\":null}",
                "{\"elicitation\":true}",
                "{\"sampling\":{}}"
            })
    void a_client_that_cannot_be_asked(String capabilities) {
        Wire.Answer answer = wire.call("act", "", capabilities);
        assertThat(answer.kind()).isEqualTo(Kind.REJECTED);
        assertThat(answer.text())
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"Client did not \
                        declare the form elicitation capability required by resolver 'sure'",\
                        "data":{"requiredCapabilities":{"elicitation":{"form":{}}}}}}""");
    }

    /** python-sdk.md 5.5 and 13.48: no mode at all is the mode with forms. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"elicitation\":{}}",
                "{\"elicitation\":{\"form\":{}}}",
                "{\"elicitation\":{\"form\":{},\"url\":{}}}"
            })
    void a_client_that_can_be_asked(String capabilities) {
        Wire.Answer answer = wire.call("act", "", capabilities);
        assertThat(answer.kind()).isEqualTo(Kind.ANSWERED);
        assertThat(answer.open()).isEqualTo(QUESTION);
    }

    /** python-sdk.md 5.7: a client of a session that has no way to be asked. */
    @Test
    void a_client_of_a_session() {
        assertThat(
                        wire.send(
                                        """
                                        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"act"}}""")
                                .text())
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"Cannot send \
                        'elicitation/create': this transport context has no back-channel for \
                        server-initiated requests."}}""");
    }

    /** python-sdk.md 5.9 and 13.53: what is no state is refused, also where none was ever made. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"\"",
                "\"v1.\"",
                "\"v2.AAAA\"",
                "\"forged\"",
                "7",
                "true",
                "{}",
                "[]",
                "{\"v\":3}"
            })
    void a_state_that_is_none(String state) {
        String sent = "\"requestState\":" + state + ",";
        for (String tool : new String[] {"act", "greet", "no_such_tool"}) {
            Wire.Answer answer = wire.call(tool, sent);
            assertThat(answer.kind()).isEqualTo(Kind.REJECTED);
            assertThat(answer.text()).isEqualTo(FORGED);
        }
    }

    /** python-sdk.md 5.9 and 13.54: null is as if it were not there. */
    @Test
    void a_state_of_null() {
        assertThat(wire.call("act", "\"requestState\":null,").open()).isEqualTo(QUESTION);
    }

    /** python-sdk.md 13.54: a method that carries no state does not look at it. */
    @Test
    void a_state_beside_a_listing() {
        Wire.Answer answer =
                wire.send(
                        """
                        {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\
                        "requestState":"forged","inputResponses":7,"_meta":{\
                        "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
                        "io.modelcontextprotocol/clientCapabilities":{}}}}""");
        assertThat(answer.kind()).isEqualTo(Kind.ANSWERED);
        assertThat(answer.text())
                .startsWith("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[");
    }
}
