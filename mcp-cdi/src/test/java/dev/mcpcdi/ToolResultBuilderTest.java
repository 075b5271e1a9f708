package dev.mcpcdi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ToolResultBuilderTest {

    private static JsonObject meta(String name) {
        return Json.createObjectBuilder().add(name, 1).build();
    }

    @Test
    void parts_stand_in_the_order_they_were_added() {
        byte[] bytes = {1};
        ToolResult result =
                ToolResult.builder()
                        .text("a")
                        .image(bytes, "image/png")
                        .audio(bytes, "audio/wav")
                        .link("a:b", "n")
                        .addAll(List.of(new Content.Text("b")))
                        .structuredContent(5)
                        .meta(meta("com.example/id"))
                        .error()
                        .build();
        assertThat(result)
                .isEqualTo(
                        new ToolResult(
                                List.of(
                                        new Content.Text("a"),
                                        new Content.Image(bytes, "image/png"),
                                        new Content.Audio(bytes, "audio/wav"),
                                        new Content.ResourceLink("a:b", "n", null, null),
                                        new Content.Text("b")),
                                Optional.of(5),
                                true,
                                Optional.of(meta("com.example/id"))));
    }

    @Test
    void shortcuts_are_of_the_same_kind() {
        assertThat(ToolResult.text("a")).isEqualTo(ToolResult.builder().text("a").build());
        assertThat(ToolResult.error("a")).isEqualTo(ToolResult.builder().text("a").error().build());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"id", "a.b-c_d", "com.example/id", "com.example.mcp/id", "mcp/id", "x/", ""})
    void name_of_the_application_is_taken(String name) {
        assertThat(ToolResult.builder().meta(meta(name)).build().meta()).contains(meta(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "io.modelcontextprotocol/serverInfo",
                "dev.mcp/id",
                "com.mcp.tools/id",
                "org.modelcontextprotocol.api/"
            })
    void name_of_the_protocol_is_refused(String name) {
        assertThatThrownBy(() -> ToolResult.builder().meta(meta(name)).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "'%s' in _meta is kept for the protocol. Write one such as com.example/name."
                                .formatted(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b", "/id", "1com/id", "com.example-/id", "a/b/c", "-id", "ä"})
    void what_is_no_name_is_refused(String name) {
        assertThatThrownBy(() -> ToolResult.builder().meta(meta(name)).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "'%s' is no name in _meta. Write one such as com.example/name."
                                .formatted(name));
    }
}
