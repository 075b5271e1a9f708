package dev.mcpcdi.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Content;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results as servers of other makes write them. */
class AnswersTest {

    @Test
    void every_kind_of_block_is_read() {
        CallResult result =
                CallResults.read(
                        json(
                                """
                                {"content":[
                                 {"type":"text","text":"a"},
                                 {"type":"image","data":"AQ==","mimeType":"image/png"},
                                 {"type":"audio","data":"Ag==","mimeType":"audio/wav"},
                                 {"type":"resource_link","uri":"u:1","name":"n"},
                                 {"type":"resource","resource":{"uri":"u:2","text":"t"}},
                                 {"type":"resource","resource":{"uri":"u:3","mimeType":"x/y","blob":"Aw=="}},
                                 {"type":"text","text":"b"}]}"""));

        assertThat(result.content())
                .usingRecursiveFieldByFieldElementComparator()
                .containsExactly(
                        new Content.Text("a"),
                        new Content.Image(new byte[] {1}, "image/png"),
                        new Content.Audio(new byte[] {2}, "audio/wav"),
                        new Content.ResourceLink("u:1", "n", null, null),
                        new Content.EmbeddedText("u:2", null, "t"),
                        new Content.EmbeddedBlob("u:3", "x/y", new byte[] {3}),
                        new Content.Text("b"));
        assertThat(result.text()).isEqualTo("a\nb");
        assertThat(result.isError()).isFalse();
        assertThat(result.structuredContent()).isEmpty();
    }

    @Test
    void null_is_structured_content() {
        assertThat(CallResults.read(json("{\"content\":[],\"structuredContent\":null}")))
                .satisfies(
                        result -> assertThat(result.structuredContent()).contains(JsonValue.NULL));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"content\":{}}",
                "{\"content\":[],\"isError\":\"true\"}",
                "{\"content\":[1]}",
                "{\"content\":[{\"type\":\"smell\"}]}",
                "{\"content\":[{\"type\":\"text\"}]}",
                "{\"content\":[{\"type\":\"image\",\"data\":\"%\",\"mimeType\":\"m\"}]}",
                "{\"content\":[{\"type\":\"resource\"}]}"
            })
    void results_of_another_shape_are_refused(String result) {
        assertThatThrownBy(() -> CallResults.read(json(result)))
                .isInstanceOf(UnexpectedAnswerException.class)
                .hasMessage("The answer has an unexpected shape.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{}", "{\"tools\":[{\"name\":\"a\"}]}", "{\"tools\":[],\"nextCursor\":1}"})
    void lists_of_another_shape_are_refused(String result) {
        assertThatThrownBy(() -> ToolPage.of(json(result)))
                .isInstanceOf(UnexpectedAnswerException.class);
    }

    private static JsonObject json(String text) {
        try (JsonReader reader = JsonProvider.provider().createReader(new StringReader(text))) {
            return reader.readObject();
        }
    }
}
