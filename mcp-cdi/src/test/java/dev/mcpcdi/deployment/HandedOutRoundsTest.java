package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.client.Elicitation;
import dev.mcpcdi.client.ElicitationAnswer.Accept;
import dev.mcpcdi.client.McpClient;
import dev.mcpcdi.client.ToolRound.Completed;
import dev.mcpcdi.client.ToolRound.InputRequired;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Calls of a deployment's tools that are handed out round by round. */
@Timeout(60)
class HandedOutRoundsTest {

    private static final Map<String, ?> EMMA = Map.of("title", "Emma");
    private static final Accept YES = new Accept(Map.of("confirm", true));

    private static SeContainer container;

    @BeforeAll
    static void deploy() {
        container = Deployment.of(Orders.class);
    }

    @AfterAll
    static void undeploy() {
        container.close();
    }

    private static McpClient client() {
        return McpClient.builder()
                .capabilities(
                        JsonProvider.provider()
                                .createObjectBuilder()
                                .add("elicitation", JsonValue.EMPTY_JSON_OBJECT)
                                .build())
                .inMemory(container.select(Engine.class).get());
    }

    @Test
    void a_call_is_handed_out_round_by_round() {
        McpClient client = client();

        InputRequired first = (InputRequired) client.beginCall("gift", EMMA);
        assertThat(first.questions()).containsOnlyKeys("confirm");
        Elicitation confirm = (Elicitation) first.questions().get("confirm");
        assertThat(confirm.message()).isEqualTo("'Emma' is out of stock. Order anyway?");
        assertThat(confirm.requestedSchema().getString("type")).isEqualTo("object");

        // Another client goes on with it.
        McpClient other = client();
        InputRequired second = (InputRequired) other.continueCall(first, Map.of("confirm", YES));
        assertThat(second.questions()).containsOnlyKeys("wrap");
        assertThat(second.requestState()).isPresent().isNotEqualTo(first.requestState());

        Completed end =
                (Completed)
                        client.continueCall(
                                second, Map.of("wrap", new Accept(Map.of("colour", "blue"))));
        assertThat(end.result().text()).isEqualTo("Emma in blue");
    }

    @Test
    void a_missing_answer_is_asked_for_again() {
        McpClient client = client();

        InputRequired first = (InputRequired) client.beginCall("order", EMMA);
        InputRequired again = (InputRequired) client.continueCall(first, Map.of());

        assertThat(again.questions()).isEqualTo(first.questions());
        assertThat(client.continueCall(again, Map.of("confirm", YES)))
                .extracting(round -> ((Completed) round).result().text())
                .isEqualTo("Emma true");
    }
}
