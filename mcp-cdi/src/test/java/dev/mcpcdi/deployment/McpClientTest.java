package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Content;
import dev.mcpcdi.client.CallResult;
import dev.mcpcdi.client.ListedTool;
import dev.mcpcdi.client.McpClient;
import dev.mcpcdi.client.McpClient.Mode;
import dev.mcpcdi.client.RpcErrorException;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class McpClientTest {

    private static SeContainer container;

    @BeforeAll
    static void deploy() {
        container = Deployment.of(Library.class);
    }

    @AfterAll
    static void undeploy() {
        container.close();
    }

    private static Engine engine() {
        return container.select(Engine.class).get();
    }

    @Test
    void a_client_is_modern_by_default() {
        assertThat(McpClient.inMemory(engine()).revision()).isEqualTo(Revision.V2026_07_28);
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void tools_are_listed(Mode mode) {
        List<ListedTool> tools = McpClient.builder().mode(mode).inMemory(engine()).listTools();

        assertThat(tools)
                .extracting(ListedTool::name)
                .containsExactly("await", "closed", "lost", "never", "shelf");
        assertThat(tools.get(4).description()).contains("Finds a shelf.");
        assertThat(tools.get(4).inputSchema().getString("title")).isEqualTo("shelfArguments");
        assertThat(tools.get(4).outputSchema()).isPresent();
        assertThat(tools.get(4).annotations()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void a_tool_is_called(Mode mode) {
        McpClient client = McpClient.builder().mode(mode).inMemory(engine());

        CallResult result = client.callTool("shelf", Map.of("name", "Poetry", "books", 7));

        String json = "{\"name\":\"Poetry\",\"books\":7}";
        assertThat(result.text()).isEqualTo(json);
        assertThat(result.structuredContent()).map(JsonValue::toString).contains(json);
        assertThat(result.isError()).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void a_tool_that_fails_is_a_result(Mode mode) {
        McpClient client = McpClient.builder().mode(mode).inMemory(engine());

        assertThat(client.callTool("lost", Map.of()))
                .satisfies(result -> assertThat(result.isError()).isTrue())
                .extracting(CallResult::content)
                .isEqualTo(List.of(new Content.Text("Error executing tool lost: No such shelf.")));
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void a_protocol_error_is_an_exception(Mode mode) {
        McpClient client = McpClient.builder().mode(mode).inMemory(engine());

        assertThatExceptionOfType(RpcErrorException.class)
                .isThrownBy(() -> client.callTool("closed", Map.of()))
                .withMessage("Closed today")
                .satisfies(
                        error -> {
                            assertThat(error.code()).isEqualTo(42);
                            assertThat(error.data()).map(Object::toString).contains("[\"sunday\"]");
                        });
        assertThatThrownBy(
                        () -> client.callToolAsync("closed", Map.of()).toCompletableFuture().join())
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(RpcErrorException.class);
    }

    @ParameterizedTest
    @EnumSource(
            value = Revision.class,
            names = {"V2024_11_05", "V2025_03_26", "V2025_06_18", "V2025_11_25"})
    void a_handshake_agrees_on_the_revision_asked_for(Revision revision) {
        McpClient client = McpClient.builder().legacy(revision).inMemory(engine());

        assertThat(client.revision()).isEqualTo(revision);
        boolean structured = revision.compareTo(Revision.V2025_06_18) >= 0;
        assertThat(client.callTool("shelf", Map.of("name", "A", "books", 1)).structuredContent())
                .matches(content -> content.isPresent() == structured);
    }

    @Test
    void a_revision_without_a_handshake_is_refused() {
        assertThatThrownBy(() -> McpClient.builder().legacy(Revision.V2026_07_28))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("2026-07-28 has no handshake.");
    }

    @Test
    void any_name_reaches_the_server() {
        McpClient client = McpClient.inMemory(engine());

        assertThat(client.callTool("für\r\nalle", Map.of()).text())
                .isEqualTo("Unknown tool: für\r\nalle");
    }

    @Test
    void an_argument_without_a_json_form_is_refused() {
        McpClient client = McpClient.inMemory(engine());

        assertThatThrownBy(() -> client.callTool("shelf", Map.of("name", new Object())))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void arguments_may_be_json() {
        JsonProvider json = JsonProvider.provider();

        assertThat(
                        McpClient.inMemory(engine())
                                .callTool(
                                        "shelf",
                                        json.createObjectBuilder()
                                                .add("name", "B")
                                                .add("books", 2)
                                                .build())
                                .text())
                .isEqualTo("{\"name\":\"B\",\"books\":2}");
    }

    @Test
    void a_stage_waits_for_nobody() {
        McpClient client = McpClient.inMemory(engine());

        CompletionStage<CallResult> stage = client.callToolAsync("await", Map.of());
        assertThat(client.callTool("lost", Map.of()).isError()).isTrue();
        container.select(Library.class).get().open();

        assertThat(stage.toCompletableFuture().join().text()).isEqualTo("open");
    }

    @Test
    void an_interrupted_caller_stops_waiting() {
        McpClient client = McpClient.inMemory(engine());

        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> client.callTool("never", Map.of()))
                .isInstanceOf(CancellationException.class)
                .hasMessage("Interrupted while waiting for an answer.");
        assertThat(Thread.interrupted()).isTrue();
    }
}
