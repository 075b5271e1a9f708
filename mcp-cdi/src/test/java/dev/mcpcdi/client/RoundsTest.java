package dev.mcpcdi.client;

import static dev.mcpcdi.client.RoundFrames.ASKED;
import static dev.mcpcdi.client.RoundFrames.DONE;
import static dev.mcpcdi.client.RoundFrames.FORM;
import static dev.mcpcdi.client.RoundFrames.SHED;
import static dev.mcpcdi.client.RoundFrames.answered;
import static dev.mcpcdi.client.RoundFrames.call;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.client.ElicitationAnswer.Accept;
import dev.mcpcdi.client.ElicitationAnswer.Cancel;
import dev.mcpcdi.client.ElicitationAnswer.Decline;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** What a client with a handler sends (2026-07-28, Multi Round-Trip Requests), frame by frame. */
class RoundsTest {

    private static final Map<String, ?> EMMA = Map.of("title", "Emma");

    private static McpClient client(Script script, ElicitationAnswer answer) {
        return client(script, QuestionHandler.of(question -> answer));
    }

    private static McpClient client(
            Script script, QuestionHandler<Elicitation, ElicitationAnswer> handler) {
        return McpClient.builder().elicitation(handler).client(script);
    }

    @Test
    void accepted_content_rides_the_retry_with_all_params_and_the_state() {
        Script script = new Script(ASKED, DONE);
        List<Elicitation> seen = new ArrayList<>();
        QuestionHandler<Elicitation, ElicitationAnswer> handler =
                QuestionHandler.of(
                        question -> {
                            seen.add(question);
                            return new Accept(Map.of("confirm", true));
                        });

        assertThat(client(script, handler).callTool("order", EMMA).text()).isEqualTo("done");

        assertThat(script.sent())
                .containsExactly(
                        call(1, ""),
                        call(
                                2,
                                answered(
                                        """
                                        {"confirm":{"action":"accept","content":{"confirm":true}}}""")));
        assertThat(script.headers())
                .containsExactly(script.headers().get(1), script.headers().get(0))
                .first()
                .isEqualTo(
                        Map.of(
                                "MCP-Protocol-Version",
                                "2026-07-28",
                                "Mcp-Method",
                                "tools/call",
                                "Mcp-Name",
                                "order"));
        assertThat(seen)
                .containsExactly(
                        new Elicitation(
                                "confirm",
                                "Order anyway?",
                                JsonProvider.provider()
                                        .createReader(new StringReader(FORM))
                                        .readObject()));
    }

    @Test
    void a_decline_has_no_content() {
        Script script = new Script(ASKED, DONE);

        client(script, new Decline()).callTool("order", EMMA);

        assertThat(script.sent().get(1))
                .isEqualTo(call(2, answered("{\"confirm\":{\"action\":\"decline\"}}")));
    }

    @Test
    void a_cancel_has_no_content() {
        Script script = new Script(ASKED, DONE);

        client(script, new Cancel()).callTool("order", EMMA);

        assertThat(script.sent().get(1))
                .isEqualTo(call(2, answered("{\"confirm\":{\"action\":\"cancel\"}}")));
    }

    @Test
    void content_may_have_every_kind_of_value() {
        Map<String, Object> content = new LinkedHashMap<>();
        content.put("n", null);
        content.put("i", 3);
        content.put("l", List.of("a"));
        Script script = new Script(ASKED, DONE);

        client(script, new Accept(content)).callTool("order", EMMA);

        assertThat(script.sent().get(1))
                .contains("\"content\":{\"n\":null,\"i\":3,\"l\":[\"a\"]}}");
    }

    @Test
    void all_questions_of_a_round_are_asked_in_order_before_one_is_answered() {
        String both =
                """
                "result":{"resultType":"input_required","inputRequests":{
                 "z":{"method":"elicitation/create","params":{"message":"Z","requestedSchema":{}}},
                 "a":{"method":"elicitation/create","params":{"message":"A","requestedSchema":{}}}}}""";
        Script script = new Script(both, DONE);
        Map<String, CompletableFuture<ElicitationAnswer>> open = new LinkedHashMap<>();
        McpClient client =
                client(
                        script,
                        question -> {
                            open.put(question.key(), new CompletableFuture<>());
                            return open.get(question.key());
                        });

        CompletableFuture<CallResult> end =
                client.callToolAsync("order", EMMA).toCompletableFuture();

        assertThat(open.keySet()).containsExactly("z", "a");
        open.get("a").complete(new Decline());
        assertThat(script.sent()).hasSize(1);
        open.get("z").complete(new Cancel());
        assertThat(end).isCompleted();
        assertThat(script.sent().get(1))
                .isEqualTo(
                        call(
                                2,
                                """
                                "inputResponses":{"z":{"action":"cancel"},"a":{"action":"decline"}},"""));
    }

    @Test
    void a_state_alone_is_brought_back_at_once() {
        Script script = new Script(SHED, DONE);

        assertThat(McpClient.builder().client(script).callTool("order", EMMA).text())
                .isEqualTo("done");

        assertThat(script.sent())
                .containsExactly(
                        call(1, "", "{}"), call(2, "\"requestState\":\"v1.c3RlcDI\",", "{}"));
    }

    @Test
    void each_round_brings_the_answers_and_the_state_of_its_own() {
        Script script = new Script(ASKED, SHED, DONE);

        client(script, new Decline()).callTool("order", EMMA);

        assertThat(script.sent())
                .containsExactly(
                        call(1, ""),
                        call(2, answered("{\"confirm\":{\"action\":\"decline\"}}")),
                        call(3, "\"requestState\":\"v1.c3RlcDI\","));
    }

    @Test
    void an_empty_state_comes_back_empty() {
        Script script =
                new Script(
                        "\"result\":{\"resultType\":\"input_required\",\"requestState\":\"\"}",
                        DONE);

        client(script, new Decline()).callTool("order", EMMA);

        assertThat(script.sent().get(1)).isEqualTo(call(2, "\"requestState\":\"\","));
    }

    @Test
    void ten_rounds_are_answered() {
        List<String> results = new ArrayList<>(Collections.nCopies(10, ASKED));
        results.add(DONE);
        Script script = new Script(results.toArray(String[]::new));

        assertThat(client(script, new Decline()).callTool("order", EMMA).text()).isEqualTo("done");
        assertThat(script.sent()).hasSize(11);
    }
}
