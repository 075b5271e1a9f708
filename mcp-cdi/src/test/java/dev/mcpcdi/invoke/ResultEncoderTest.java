package dev.mcpcdi.invoke;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Content;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.ContentBlocks;
import dev.mcpcdi.schema.OwnTypes;
import dev.mcpcdi.schema.ResultModel;
import dev.mcpcdi.schema.Schemas;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ResultEncoderTest {

    private static final JsonProvider JSON = JsonProvider.provider();

    /** Writes values as {@code {"model":"value"}}, but texts as they are. */
    private record Labels(String model, boolean isStructured) implements ResultModel {
        @Override
        public Optional<JsonObject> schema() {
            return isStructured ? Optional.of(JsonValue.EMPTY_JSON_OBJECT) : Optional.empty();
        }

        @Override
        public Written write(Object value) {
            JsonObject label = JSON.createObjectBuilder().add(model, value.toString()).build();
            JsonValue json = value instanceof String text ? JSON.createValue(text) : label;
            return new Written(json, isStructured ? Optional.of(label) : Optional.empty());
        }
    }

    private static final ContentBlocks NONE =
            new Schemas(JSON, Optional.empty(), OwnTypes.NONE, new Problems()).blocks();

    private static final ResultEncoder PLAIN =
            new ResultEncoder(new Labels("declared", false), new Labels("any", false), NONE);

    private static final ResultEncoder STRUCTURED =
            new ResultEncoder(new Labels("declared", true), new Labels("any", false), NONE);

    private static List<String> texts(Object value) {
        return PLAIN.encode(value).content().stream()
                .map(block -> ((Content.Text) block).text())
                .toList();
    }

    @Test
    void values_that_hold_themselves_come_to_an_end() {
        List<Object> list = new ArrayList<>();
        list.add(Optional.of(new Object[] {list}));
        Iterable<Object> iterable =
                new Iterable<>() {
                    @Override
                    public Iterator<Object> iterator() {
                        return List.<Object>of(Stream.of(this)).iterator();
                    }
                };
        for (Object cycle : List.of(list, iterable)) {
            assertThatThrownBy(() -> PLAIN.encode(cycle))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("The result is nested deeper than 128 levels, perhaps a cycle.");
        }
    }

    @Test
    void a_text_stays_as_it_is() {
        assertThat(texts("one \"two\"")).containsExactly("one \"two\"");
    }

    @Test
    void another_value_is_compact_json() {
        assertThat(texts(17)).containsExactly("{\"declared\":\"17\"}");
    }

    @Test
    void null_and_an_empty_optional_are_no_block() {
        assertThat(texts(null)).isEmpty();
        assertThat(texts(Optional.empty())).isEmpty();
        assertThat(texts(Optional.of("there"))).containsExactly("there");
    }

    @Test
    void a_list_is_one_block_an_element_however_deep() {
        Object nested =
                Arrays.asList(
                        "a", null, List.of("b", new String[] {"c", "d"}), 5, new Content.Text("e"));
        assertThat(texts(nested)).containsExactly("a", "b", "c", "d", "{\"declared\":\"5\"}", "e");
    }

    @Test
    void bytes_are_one_value() {
        assertThat(texts(new byte[] {1, 2})).hasSize(1);
    }

    @Test
    void structured_content_comes_beside_the_text() {
        Outcome.OfTool result = STRUCTURED.encode(17);
        assertThat(result.content()).containsExactly(new Content.Text("{\"declared\":\"17\"}"));
        assertThat(result.structuredContent()).hasToString("Optional[{\"declared\":\"17\"}]");
        assertThat(result.isError()).isFalse();
    }

    @Test
    void a_tool_result_is_written_by_the_model_of_its_output_type() {
        ToolResult own = ToolResult.text("t").withStructuredContent(17);
        assertThat(STRUCTURED.encode(own).structuredContent())
                .hasToString("Optional[{\"declared\":\"17\"}]");
        assertThat(PLAIN.encode(own).structuredContent()).hasToString("Optional[{\"any\":\"17\"}]");
    }

    @Test
    void a_failed_tool_result_has_no_structured_content() {
        ToolResult own = ToolResult.error("no").withStructuredContent(17);
        assertThat(STRUCTURED.encode(own)).isEqualTo(Outcome.OfTool.error("no"));
    }

    @Test
    void structured_content_alone_is_also_the_text() {
        ToolResult own = ToolResult.builder().structuredContent(17).build();
        assertThat(STRUCTURED.encode(own).content())
                .containsExactly(new Content.Text("{\"declared\":\"17\"}"));
        assertThat(PLAIN.encode(own).content())
                .containsExactly(new Content.Text("{\"any\":\"17\"}"));
    }

    @Test
    void a_tool_result_without_what_the_schema_promises_is_not_sent() {
        assertThatThrownBy(() -> STRUCTURED.encode(ToolResult.text("t")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "The tool lists an output schema but returned a ToolResult without structured content. Add it, or return an error.");
    }

    @Test
    void tool_results_in_a_list_are_one() {
        Outcome.OfTool result = PLAIN.encode(List.of(ToolResult.text("a"), ToolResult.error("b")));
        assertThat(result.content()).containsExactly(new Content.Text("a"), new Content.Text("b"));
        assertThat(result.isError()).isTrue();
        assertThat(PLAIN.encode(List.of(ToolResult.text("a"))).isError()).isFalse();
    }

    @Test
    void a_stream_is_closed_and_a_path_is_one_value() {
        AtomicInteger closed = new AtomicInteger();
        assertThat(texts(Stream.of("a", "b").onClose(closed::incrementAndGet)))
                .containsExactly("a", "b");
        assertThat(closed).hasValue(1);
        assertThat(texts(Path.of("a", "b"))).hasSize(1);
    }
}
