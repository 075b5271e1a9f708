package dev.mcpcdi.invoke;

import dev.mcpcdi.Content;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.schema.ResultModel;
import dev.mcpcdi.schema.ResultModel.Written;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Turns what a tool returned into content blocks and structured content.
 *
 * @param declared the model of the tool's result
 * @param any the model of a value known only by its own class
 */
record ResultEncoder(ResultModel declared, ResultModel any) {

    /** As of a value in JSON. */
    private static final int MAX_DEPTH = 128;

    ToolOutcome.Result encode(Object value) {
        if (value instanceof ToolResult result) {
            return passed(result);
        }
        List<Content> blocks = new ArrayList<>();
        if (declared.schema().isEmpty()) {
            append(value, blocks, 0);
            return new ToolOutcome.Result(blocks, Optional.empty(), false);
        }
        Written written = declared.write(value);
        append(written.json(), blocks);
        return new ToolOutcome.Result(blocks, written.structured().map(v -> v), false);
    }

    private ToolOutcome.Result passed(ToolResult result) {
        Optional<JsonValue> structured =
                result.isError() ? Optional.empty() : result.structuredContent().map(this::typed);
        return new ToolOutcome.Result(result.content(), structured, result.isError());
    }

    private JsonValue typed(Object value) {
        return declared.schema().isPresent()
                ? declared.write(value).structured().orElseThrow()
                : any.write(value).json();
    }

    /** One block an element, however deep: blocks may stand among other values. */
    private void append(Object value, List<Content> blocks, int depth) {
        if (depth > MAX_DEPTH) {
            throw new IllegalStateException(
                    "The result is nested deeper than " + MAX_DEPTH + " levels, perhaps a cycle.");
        }
        if (value instanceof Content content) {
            blocks.add(content);
        } else if (value instanceof Optional<?> optional) {
            append(optional.orElse(null), blocks, depth + 1);
        } else if (value instanceof Collection<?> elements && !(value instanceof JsonValue)) {
            elements.forEach(element -> append(element, blocks, depth + 1));
        } else if (value instanceof Object[] elements) {
            append(Arrays.asList(elements), blocks, depth + 1);
        } else if (value != null) {
            append(declared.write(value).json(), blocks);
        }
    }

    /** Texts as they are, lists element by element, all else as JSON; null gives no block. */
    private static void append(JsonValue value, List<Content> blocks) {
        switch (value.getValueType()) {
            case NULL -> {}
            case STRING -> blocks.add(new Content.Text(((JsonString) value).getString()));
            case ARRAY -> value.asJsonArray().forEach(element -> append(element, blocks));
            default -> blocks.add(new Content.Text(value.toString()));
        }
    }
}
