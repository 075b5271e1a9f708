package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.InputRequired;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolReply;
import dev.mcpcdi.ToolResult;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import jakarta.json.JsonObject;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tools that ask by themselves. */
class InputRequiredTest {

    private static final JsonProvider JSON = JsonProvider.provider();

    private static SeContainer container;
    private static Client client;

    private static JsonObject json(String text) {
        return JSON.createReader(new StringReader(text)).readObject();
    }

    @ApplicationScoped
    static class Desk {

        @Tool(description = "Greets.")
        ToolReply greet(McpContext context) {
            JsonObject answer = context.inputResponses().get("user_name");
            return answer == null
                    ? InputRequired.of("user_name", name())
                    : ToolResult.text(
                            "Hello, " + answer.getJsonObject("content").getString("name"));
        }

        private static InputRequest name() {
            return new InputRequest.Form(
                    "Your name?",
                    json("{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"}}}"));
        }

        @Tool(description = "Counts the rounds.")
        CompletionStage<ToolReply> count(McpContext context) {
            int round = context.requestState().map(Integer::parseInt).orElse(0);
            return CompletableFuture.completedFuture(
                    round == 2
                            ? ToolResult.text("enough")
                            : new InputRequired(Map.of(), Optional.of("" + (round + 1))));
        }

        @Resolver
        @Named("stock")
        int stock() {
            return 1;
        }

        @Tool(description = "Asks in two ways, which only a call can show.")
        Object sneak(@Named("stock") int stock) {
            return InputRequired.of("user_name", name());
        }
    }

    @ApplicationScoped
    static class TwoWays {

        @Resolver
        @Named("stock")
        int stock() {
            return 1;
        }

        @Tool(description = "Asks.")
        CompletionStage<ToolReply> ask(@Named("stock") int stock) {
            return null;
        }
    }

    @BeforeAll
    static void open() {
        container = Deployment.of(Desk.class);
        client = new Client(container);
    }

    @AfterAll
    static void close() {
        container.close();
    }

    private static String call(String tool, String rest) {
        return client.ask(
                """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s"%s,"_meta":{\
                "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
                "io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}}}"""
                        .formatted(tool, rest));
    }

    private static final String META =
            ",\"_meta\":{\"io.modelcontextprotocol/serverInfo\":{\"name\":\"mcp-server\",\"version\":\"\"}}}";

    @Test
    void a_question_without_a_state() {
        assertThat(call("greet", ""))
                .isEqualTo(
                        """
                        {"resultType":"input_required","inputRequests":{"user_name":{\
                        "method":"elicitation/create","params":{"mode":"form",\
                        "message":"Your name?","requestedSchema":{"type":"object",\
                        "properties":{"name":{"type":"string"}}}}}}"""
                                + META);
    }

    @Test
    void an_answer_that_needs_no_state_and_one_that_nobody_asked_for() {
        String answers =
                """
                ,"inputResponses":{"user_name":{"action":"accept","content":{"name":"Ada"}},\
                "other":{"action":"cancel"}}""";
        assertThat(call("greet", answers))
                .isEqualTo(
                        "{\"content\":[{\"type\":\"text\",\"text\":\"Hello, Ada\"}],\"resultType\":\"complete\""
                                + META);
    }

    @Test
    void answers_of_a_wrong_shape() {
        String refusal =
                "RpcError[code=-32602, message=Invalid params: inputResponses must be an object of"
                        + " objects, data=Optional.empty]";
        assertThat(call("greet", ",\"inputResponses\":null")).isEqualTo(refusal);
        assertThat(call("greet", ",\"inputResponses\":[]")).isEqualTo(refusal);
        assertThat(call("greet", ",\"inputResponses\":{\"user_name\":12345}")).isEqualTo(refusal);
    }

    @Test
    void a_state_goes_round_until_the_tool_is_done() {
        String first = state(call("count", ""));
        String second = state(call("count", ",\"requestState\":\"" + first + "\""));
        assertThat(second).isNotEqualTo(first);
        assertThat(call("count", ",\"requestState\":\"" + second + "\"")).contains("enough");
    }

    private static String state(String result) {
        return json(result).getString("requestState");
    }

    @Test
    void a_state_of_null_is_none() {
        assertThat(call("count", ",\"requestState\":null")).contains("input_required");
    }

    @Test
    void a_client_of_a_session_cannot_be_asked_so() {
        assertThat(client.call("greet", "{}"))
                .isEqualTo(
                        "RpcError[code=-32603, message=Handler returned an invalid result,"
                                + " data=Optional.empty]");
    }

    @Test
    void a_tool_with_resolvers_that_asks_by_itself_in_a_call() {
        assertThat(call("sneak", ""))
                .isEqualTo(
                        "{\"content\":[{\"type\":\"text\",\"text\":\"Error executing tool sneak\"}],\"isError\":true,\"resultType\":\"complete\""
                                + META);
    }

    @Test
    void a_tool_with_resolvers_that_says_it_asks_by_itself() {
        assertThat(Deployment.mistakes(TwoWays.class))
                .containsExactly(
                        "MCPCDI-0211: Tool method TwoWays.ask(int) has parameters that resolvers fill, and may return InputRequired. A call asks in one way. Let a resolver ask, or fill the parameters in the tool.");
    }

    @Test
    void neither_a_question_nor_a_state() {
        assertThatThrownBy(() -> new InputRequired(Map.of(), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "InputRequired needs a question or a state, or the client would call again"
                                + " for nothing.");
    }
}
