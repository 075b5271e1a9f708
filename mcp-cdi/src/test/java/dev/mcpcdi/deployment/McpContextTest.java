package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.ClientInfo;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.Tool;
import dev.mcpcdi.client.McpClient;
import dev.mcpcdi.client.McpClientBuilder;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Engine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.RequestContextController;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Inject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.security.Principal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class McpContextTest {

    /** Asks in a bean that is not the tool's. */
    @ApplicationScoped
    static class Desk {
        @Inject McpContext context;

        String visitor() {
            return context.principal().map(Principal::getName).orElse("nobody");
        }

        Object note() {
            return context.attributes().get("note");
        }
    }

    @ApplicationScoped
    static class Office {
        @Inject McpContext context;
        @Inject Desk desk;

        @Tool(description = "Says what the call is.")
        List<String> call() {
            return List.of(
                    context.requestId(),
                    context.revision(),
                    context.clientInfo().map(ClientInfo::toString).orElse("unknown"),
                    context.clientCapabilities().toString(),
                    context.sessionId().orElse("no session"));
        }

        @Tool(description = "Says who calls.")
        List<Object> who(String role) {
            return List.of(desk.visitor(), context.isUserInRole(role));
        }

        @Tool(description = "Says what a header says.")
        List<String> header(McpContext call, String name) {
            return call.headers().values(name);
        }

        @Tool(description = "Says what a header says first.")
        String firstHeader(String name, McpContext call) {
            return call.headers().first(name).orElse("none");
        }

        @Tool(description = "Keeps a note for the rest of the call.")
        Object note(String text) {
            Object before = desk.note();
            context.attributes().put("note", text);
            return before + "," + desk.note();
        }
    }

    private static SeContainer container;

    @BeforeAll
    static void deploy() {
        container = Deployment.of(Office.class, Desk.class);
    }

    @AfterAll
    static void undeploy() {
        container.close();
    }

    private static McpClient client(McpClientBuilder builder) {
        return builder.inMemory(container.select(Engine.class).get());
    }

    private static String call(McpClientBuilder builder, String tool, Map<String, ?> arguments) {
        return client(builder).callTool(tool, arguments).text();
    }

    @Test
    void a_modern_call_says_what_it_is() {
        McpClientBuilder builder =
                McpClient.builder()
                        .info("shop", "2.0")
                        .capabilities(
                                JsonProvider.provider()
                                        .createObjectBuilder()
                                        .add("elicitation", JsonValue.EMPTY_JSON_OBJECT)
                                        .build());
        assertThat(call(builder, "call", Map.of()))
                .isEqualTo(
                        """
                        1
                        2026-07-28
                        ClientInfo[name=shop, version=2.0, title=Optional.empty]
                        {"elicitation":{}}
                        no session""");
    }

    @Test
    void a_call_of_the_session_era_says_what_its_client_said_first() {
        McpClientBuilder builder =
                McpClient.builder().info("shop", "2.0").legacy(Revision.V2025_06_18);
        assertThat(call(builder, "call", Map.of()))
                .matches(
                        """
                        2
                        2025-06-18
                        ClientInfo\\[name=shop, version=2.0, title=Optional.empty]
                        \\{}
                        [0-9a-f]{32}""");
    }

    @Test
    void a_user_is_known_with_the_roles() {
        McpClientBuilder builder = McpClient.builder().user("alice", "clerk");
        assertThat(call(builder, "who", Map.of("role", "clerk"))).isEqualTo("alice\ntrue");
        assertThat(call(builder, "who", Map.of("role", "boss"))).isEqualTo("alice\nfalse");
    }

    @Test
    void nobody_has_no_role() {
        assertThat(call(McpClient.builder(), "who", Map.of("role", "clerk")))
                .isEqualTo("nobody\nfalse");
    }

    @Test
    void headers_are_found_in_any_case() {
        McpClientBuilder builder = McpClient.builder().header("X-Tenant", "a", "b");
        assertThat(call(builder, "header", Map.of("name", "x-tenant"))).isEqualTo("a\nb");
        assertThat(call(builder, "firstHeader", Map.of("name", "X-TENANT"))).isEqualTo("a");
        assertThat(call(builder, "firstHeader", Map.of("name", "X-Other"))).isEqualTo("none");
    }

    @Test
    void a_transport_without_headers_has_none() {
        assertThat(new Client(container).text("firstHeader", "{\"name\":\"Host\"}"))
                .isEqualTo("none");
    }

    @Test
    void a_parameter_of_its_type_is_in_no_schema() {
        assertThat(client(McpClient.builder()).listTools())
                .filteredOn(tool -> tool.name().equals("header"))
                .singleElement()
                .satisfies(
                        tool ->
                                assertThat(tool.inputSchema().toString())
                                        .isEqualTo(
                                                "{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\",\"title\":\"Name\"}},\"required\":[\"name\"],\"title\":\"headerArguments\"}"));
    }

    @Test
    void a_client_cannot_send_it() {
        Map<String, ?> forged = Map.of("name", "X-A", "call", Map.of("requestId", "0"));
        assertThat(call(McpClient.builder().header("X-A", "own"), "header", forged))
                .isEqualTo("own");
    }

    @Test
    void attributes_are_of_one_call() {
        McpClient client = client(McpClient.builder());
        assertThat(client.callTool("note", Map.of("text", "a")).text()).isEqualTo("null,a");
        assertThat(client.callTool("note", Map.of("text", "b")).text()).isEqualTo("null,b");
    }

    @Test
    void outside_of_a_call_there_is_none() {
        McpContext context = container.select(McpContext.class).get();
        assertThatThrownBy(context::requestId)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("No MCP call is active on this thread.");
    }

    @Test
    void another_request_is_no_call() {
        McpContext context = container.select(McpContext.class).get();
        RequestContextController request = container.select(RequestContextController.class).get();
        request.activate();
        try {
            assertThatThrownBy(context::headers)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("No MCP call is active on this thread.");
        } finally {
            request.deactivate();
        }
    }
}
