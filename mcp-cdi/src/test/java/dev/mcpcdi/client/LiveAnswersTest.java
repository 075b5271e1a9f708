package dev.mcpcdi.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Content;
import dev.mcpcdi.ListRootsResult.Root;
import dev.mcpcdi.ModelPreferences;
import dev.mcpcdi.Role;
import dev.mcpcdi.SamplingContent.ToolOutput;
import dev.mcpcdi.SamplingContent.ToolUse;
import dev.mcpcdi.SamplingMessage;
import dev.mcpcdi.SamplingRequest;
import dev.mcpcdi.SamplingRequest.IncludeContext;
import dev.mcpcdi.SamplingRequest.SamplingTool;
import dev.mcpcdi.SamplingRequest.ToolChoice;
import dev.mcpcdi.client.ElicitationAnswer.Accept;
import dev.mcpcdi.client.ElicitationAnswer.Cancel;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a client answers to a server that asks in the middle of a call, frame by frame. */
class LiveAnswersTest {

    private static final String OPENED = "\"result\":{\"protocolVersion\":\"2025-11-25\"}";
    private static final String DONE = "\"result\":{\"content\":[]}";

    private final Script script = new Script(OPENED, DONE);
    private final List<Question> seen = new ArrayList<>();
    private final McpClientBuilder builder = McpClient.builder().mode(McpClient.Mode.LEGACY);

    /** Calls a tool of a server that asks, and gives what it was answered. */
    private List<String> answers(String... requests) {
        script.asking(requests);
        builder.client(script).callTool("order", Map.of());
        return script.sent().subList(3, script.sent().size());
    }

    private static String request(String id, String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":%s,\"method\":\"%s\",\"params\":%s}"
                .formatted(id, method, params);
    }

    private static String answer(String id, String member) {
        return "{\"jsonrpc\":\"2.0\",\"id\":%s,%s}".formatted(id, member);
    }

    private static JsonObject json(String text) {
        return JsonProvider.provider().createReader(new StringReader(text)).readObject();
    }

    private <Q extends Question, A extends QuestionAnswer> QuestionHandler<Q, A> gives(A answer) {
        return QuestionHandler.of(
                question -> {
                    seen.add(question);
                    return answer;
                });
    }

    @Test
    void a_form() {
        builder.elicitation(gives(new Accept(Map.of("size", "L"))));
        assertThat(
                        answers(
                                request(
                                        "\"e-1\"",
                                        "elicitation/create",
                                        "{\"message\":\"Size?\",\"requestedSchema\":{\"type\":\"object\"}}")))
                .containsExactly(
                        answer(
                                "\"e-1\"",
                                "\"result\":{\"action\":\"accept\",\"content\":{\"size\":\"L\"}}"));
        assertThat(seen)
                .containsExactly(new Elicitation("e-1", "Size?", json("{\"type\":\"object\"}")));
    }

    @Test
    void pages() {
        builder.urlElicitation(
                QuestionHandler.of(
                        page -> {
                            seen.add(page);
                            return page.key().equals("1") ? new Accept() : new Cancel();
                        }));
        String page =
                "{\"mode\":\"url\",\"message\":\"Pay\",\"url\":\"https://a.example/p?q=%20\","
                        + "\"elicitationId\":\"81\"}";
        assertThat(
                        answers(
                                request("1", "elicitation/create", page),
                                request("2", "elicitation/create", page)))
                .containsExactly(
                        answer("1", "\"result\":{\"action\":\"accept\"}"),
                        answer("2", "\"result\":{\"action\":\"cancel\"}"));
        assertThat(seen.get(0))
                .isEqualTo(
                        new UrlElicitation(
                                "1",
                                "Pay",
                                URI.create("https://a.example/p?q=%20"),
                                Optional.of("81")));
    }

    @Test
    void folders() {
        builder.roots(
                gives(
                        new RootsAnswer(
                                List.of(
                                        new Root("file:///a", Optional.of("A")),
                                        new Root("file:///b", Optional.empty())))));
        assertThat(answers("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"roots/list\"}"))
                .containsExactly(
                        answer(
                                "7",
                                "\"result\":{\"roots\":[{\"uri\":\"file:///a\",\"name\":\"A\"},"
                                        + "{\"uri\":\"file:///b\"}]}"));
        assertThat(seen).containsExactly(new RootsListing("7"));
    }

    @Test
    void a_model_with_all_that_can_be_said() {
        builder.sampling(gives(SamplingAnswer.text("4", "m-1")));
        assertThat(
                        answers(
                                request(
                                        "1",
                                        "sampling/createMessage",
                                        """
                                        {"messages":[
                                          {"role":"user","content":{"type":"text","text":"2+2?"}},
                                          {"role":"assistant","content":[{"type":"tool_use","id":"u","name":"add","input":{"a":2}}]},
                                          {"role":"user","content":[{"type":"tool_result","toolUseId":"u","content":[{"type":"text","text":"4"}],"isError":true}]}],
                                         "maxTokens":100,"systemPrompt":"Count.","includeContext":"thisServer","temperature":0.5,
                                         "stopSequences":["."],"metadata":{"k":1},
                                         "modelPreferences":{"hints":[{"name":"m"},{}],"costPriority":0.1,"intelligencePriority":1},
                                         "tools":[{"name":"add","description":"Adds.","inputSchema":{}},{"name":"sub","inputSchema":{}}],
                                         "toolChoice":{"mode":"required"}}""")))
                .containsExactly(
                        answer(
                                "1",
                                "\"result\":{\"role\":\"assistant\",\"content\":{\"type\":\"text\",\"text\":\"4\"},"
                                        + "\"model\":\"m-1\",\"stopReason\":\"endTurn\"}"));
        assertThat(seen).containsExactly(new Sampling("1", everything()));
    }

    private static SamplingRequest everything() {
        return new SamplingRequest(
                List.of(
                        SamplingMessage.user("2+2?"),
                        new SamplingMessage(
                                Role.ASSISTANT,
                                List.of(new ToolUse("u", "add", json("{\"a\":2}")))),
                        new SamplingMessage(
                                Role.USER,
                                List.of(
                                        new ToolOutput(
                                                "u", List.of(new Content.Text("4")), true)))),
                100,
                Optional.of("Count."),
                Optional.of(IncludeContext.THIS_SERVER),
                OptionalDouble.of(0.5),
                List.of("."),
                Optional.of(json("{\"k\":1}")),
                Optional.of(
                        new ModelPreferences(
                                List.of("m"),
                                OptionalDouble.of(0.1),
                                OptionalDouble.empty(),
                                OptionalDouble.of(1))),
                List.of(
                        new SamplingTool("add", Optional.of("Adds."), JsonValue.EMPTY_JSON_OBJECT),
                        new SamplingTool("sub", Optional.empty(), JsonValue.EMPTY_JSON_OBJECT)),
                Optional.of(ToolChoice.REQUIRED));
    }

    @Test
    void a_model_that_says_several_things() {
        builder.sampling(
                gives(
                        new SamplingAnswer(
                                Role.ASSISTANT,
                                List.of(
                                        new Content.Image(new byte[] {1}, "image/png"),
                                        new Content.Audio(new byte[] {2}, "audio/wav"),
                                        new ToolUse("u", "add", json("{\"a\":1}"))),
                                "m",
                                Optional.empty())));
        assertThat(
                        answers(
                                request(
                                        "1",
                                        "sampling/createMessage",
                                        "{\"messages\":[{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":\"a\"}}],\"maxTokens\":1}")))
                .containsExactly(
                        answer(
                                "1",
                                "\"result\":{\"role\":\"assistant\",\"content\":["
                                        + "{\"type\":\"image\",\"data\":\"AQ==\",\"mimeType\":\"image/png\"},"
                                        + "{\"type\":\"audio\",\"data\":\"Ag==\",\"mimeType\":\"audio/wav\"},"
                                        + "{\"type\":\"tool_use\",\"id\":\"u\",\"name\":\"add\",\"input\":{\"a\":1}}],"
                                        + "\"model\":\"m\"}"));
    }

    @Test
    void a_sign_of_life_and_what_is_no_question() {
        assertThat(
                        answers(
                                request("1", "ping", "{}"),
                                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\"}"))
                .containsExactly(answer("1", "\"result\":{}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    tasks/get              | {}                                      | -32601 | Method not found: tasks/get
                    roots/list             | {}                                      | -32601 | Method not found: roots/list
                    elicitation/create     | {"message":"M","requestedSchema":{}}    | -32601 | Method not found: elicitation/create
                    elicitation/create     | {"mode":"url","message":"M","url":"u:"} | -32602 | Invalid params of elicitation/create
                    elicitation/create     | {"mode":"voice"}                        | -32602 | Invalid params of elicitation/create
                    sampling/createMessage | {"messages":[],"maxTokens":1}           | -32602 | Invalid params of sampling/createMessage
                    sampling/createMessage | {"messages":1,"maxTokens":1.5}          | -32602 | Invalid params of sampling/createMessage
                    """)
    void what_nobody_can_answer(String method, String params, int code, String message) {
        assertThat(answers(request("1", method, params)))
                .containsExactly(
                        answer(
                                "1",
                                "\"error\":{\"code\":%d,\"message\":\"%s\"}"
                                        .formatted(code, message)));
    }

    @Test
    void a_failure_of_the_handler_is_the_callers_and_the_server_learns_only_that_there_is_none() {
        IllegalStateException thrown = new IllegalStateException("No window.");
        builder.roots(
                listing -> {
                    throw thrown;
                });
        assertThatThrownBy(() -> answers(request("1", "roots/list", "{}")))
                .isInstanceOf(QuestionFailedException.class)
                .hasMessage("The question '1' was not answered.")
                .cause()
                .isSameAs(thrown);
        assertThat(script.sent().get(3))
                .isEqualTo(
                        answer(
                                "1",
                                "\"error\":{\"code\":-32603,\"message\":\"The question was not answered\"}"));
    }

    @Test
    void content_without_a_json_form_ends_the_call() {
        builder.elicitation(gives(new Accept(Map.of("size", new Object()))));
        assertThatThrownBy(
                        () ->
                                answers(
                                        request(
                                                "1",
                                                "elicitation/create",
                                                "{\"message\":\"M\",\"requestedSchema\":{}}")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void an_answer_carries_the_revision() {
        builder.roots(gives(RootsAnswer.of()));
        answers(request("1", "roots/list", "{}"));
        assertThat(script.headers().get(3)).isEqualTo(Map.of("MCP-Protocol-Version", "2025-11-25"));
    }

    @Test
    void an_answer_of_nothing_or_of_a_server_is_none() {
        assertThatThrownBy(
                        () -> new SamplingAnswer(Role.ASSISTANT, List.of(), "m", Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A model says at least one block.");
        assertThatThrownBy(() -> SamplingAnswer.of(new ToolOutput("u", List.of(), false), "m"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A model has no outputs of tools, only uses.");
    }
}
