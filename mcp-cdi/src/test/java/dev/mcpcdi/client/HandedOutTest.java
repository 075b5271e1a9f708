package dev.mcpcdi.client;

import static dev.mcpcdi.client.RoundFrames.ASKED;
import static dev.mcpcdi.client.RoundFrames.DONE;
import static dev.mcpcdi.client.RoundFrames.SHED;
import static dev.mcpcdi.client.RoundFrames.answered;
import static dev.mcpcdi.client.RoundFrames.call;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.client.ElicitationAnswer.Accept;
import dev.mcpcdi.client.ElicitationAnswer.Decline;
import dev.mcpcdi.client.ToolRound.Completed;
import dev.mcpcdi.client.ToolRound.InputRequired;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Calls that are handed out round by round, frame by frame. */
class HandedOutTest {

    private static final Map<String, ?> EMMA = Map.of("title", "Emma");

    private static McpClient client(Script script) {
        return McpClient.builder()
                .capabilities(
                        JsonProvider.provider()
                                .createObjectBuilder()
                                .add("elicitation", JsonValue.EMPTY_JSON_OBJECT)
                                .build())
                .client(script);
    }

    @Test
    void a_call_without_a_question_is_complete() {
        ToolRound round = client(new Script(DONE)).beginCall("order", EMMA);

        assertThat(((Completed) round).result().text()).isEqualTo("done");
    }

    @Test
    void questions_are_handed_out_and_answers_taken() {
        Script script = new Script(ASKED, DONE);
        McpClient client = client(script);

        InputRequired asked = (InputRequired) client.beginCall("order", EMMA);

        assertThat(asked.tool()).isEqualTo("order");
        assertThat(asked.arguments()).hasToString("{\"title\":\"Emma\"}");
        assertThat(asked.requestState()).contains("v1.\u00fc+/= \"\\");
        assertThat(asked.questions()).containsOnlyKeys("confirm");
        assertThat(asked.questions().get("confirm"))
                .isInstanceOfSatisfying(
                        Elicitation.class,
                        form -> assertThat(form.message()).isEqualTo("Order anyway?"));
        assertThat(script.sent()).containsExactly(call(1, ""));

        ToolRound end =
                client.continueCall(asked, Map.of("confirm", new Accept(Map.of("confirm", false))));

        assertThat(((Completed) end).result().text()).isEqualTo("done");
        assertThat(script.sent().get(1))
                .isEqualTo(
                        call(
                                2,
                                answered(
                                        """
                                        {"confirm":{"action":"accept","content":{"confirm":false}}}""")));
    }

    @Test
    void another_client_may_continue() {
        InputRequired asked = (InputRequired) client(new Script(ASKED)).beginCall("order", EMMA);
        Script second = new Script(DONE);

        client(second).continueCall(asked, Map.of("confirm", new Decline()));

        assertThat(second.sent())
                .containsExactly(call(1, answered("{\"confirm\":{\"action\":\"decline\"}}")));
    }

    @Test
    void a_state_alone_is_handed_out_too() {
        Script script = new Script(SHED, DONE);
        McpClient client = client(script);

        InputRequired asked = (InputRequired) client.beginCall("order", EMMA);
        assertThat(asked.questions()).isEmpty();
        client.continueCall(asked, Map.of());

        assertThat(script.sent().get(1)).isEqualTo(call(2, "\"requestState\":\"v1.c3RlcDI\","));
    }

    @Test
    void an_answer_that_is_missing_is_left_to_the_server() {
        Script script = new Script(ASKED, ASKED);
        McpClient client = client(script);

        InputRequired asked = (InputRequired) client.beginCall("order", EMMA);

        assertThat(client.continueCall(asked, Map.of())).isEqualTo(asked);
        assertThat(script.sent().get(1)).isEqualTo(call(2, answered("{}")));
    }

    @Test
    void an_answer_to_nothing_is_refused() {
        Script script = new Script(ASKED);
        McpClient client = client(script);
        InputRequired asked = (InputRequired) client.beginCall("order", EMMA);

        assertThatThrownBy(() -> client.continueCall(asked, Map.of("other", new Decline())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no question 'other'.");
        assertThat(script.sent()).hasSize(1);
    }

    @Test
    void a_handler_sees_nothing_of_it() {
        Script script = new Script(ASKED);
        McpClient client =
                McpClient.builder()
                        .elicitation(
                                question -> {
                                    throw new AssertionError("asked");
                                })
                        .client(script);

        assertThat(client.beginCall("order", EMMA)).isInstanceOf(InputRequired.class);
        assertThat(script.sent()).containsExactly(call(1, ""));
    }
}
