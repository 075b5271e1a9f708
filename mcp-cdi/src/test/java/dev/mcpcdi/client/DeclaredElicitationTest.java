package dev.mcpcdi.client;

import static dev.mcpcdi.client.RoundFrames.DONE;
import static dev.mcpcdi.client.RoundFrames.call;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.client.ElicitationAnswer.Decline;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a client with a handler says about itself. */
class DeclaredElicitationTest {

    private static final Map<String, ?> EMMA = Map.of("title", "Emma");

    @Test
    void capabilities_that_were_said_stand() {
        Script script = new Script(DONE);
        JsonProvider json = JsonProvider.provider();

        McpClient.builder()
                .capabilities(
                        json.createReader(new StringReader("{\"elicitation\":{\"form\":{}}}"))
                                .readObject())
                .elicitation(QuestionHandler.of(question -> new Decline()))
                .client(script)
                .callTool("order", EMMA);

        assertThat(script.sent().get(0)).isEqualTo(call(1, "", "{\"elicitation\":{\"form\":{}}}"));
    }

    @Test
    void a_handshake_says_it_once() {
        Script script =
                new Script(
                        "\"result\":{\"protocolVersion\":\"2025-11-25\"}",
                        "\"result\":{\"resultType\":\"input_required\",\"content\":[]}");
        McpClient client =
                McpClient.builder()
                        .mode(McpClient.Mode.LEGACY)
                        .elicitation(QuestionHandler.of(question -> new Decline()))
                        .client(script);

        assertThat(client.callTool("order", EMMA).text()).isEmpty();
        assertThat(script.sent().get(0)).contains("\"capabilities\":{\"elicitation\":{}},");
        assertThat(script.sent()).hasSize(3);
    }
}
