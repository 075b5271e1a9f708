package dev.mcpcdi.invoke;

import dev.mcpcdi.Content;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.schema.ResultModel;
import jakarta.json.JsonValue;
import java.lang.reflect.Array;
import java.util.ArrayList;
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

    ToolOutcome.Result encode(Object value) {
        if (value instanceof ToolResult result) {
            return passed(result);
        }
        List<Content> blocks = new ArrayList<>();
        append(value, blocks);
        return new ToolOutcome.Result(blocks, declared.structured(value).map(v -> v), false);
    }

    private ToolOutcome.Result passed(ToolResult result) {
        Optional<JsonValue> structured =
                result.isError() ? Optional.empty() : result.structuredContent().map(this::typed);
        return new ToolOutcome.Result(result.content(), structured, result.isError());
    }

    private JsonValue typed(Object value) {
        return declared.schema().isPresent()
                ? declared.structured(value).orElseThrow()
                : any.json(value);
    }

    /** One block an element, however deep; null gives none. */
    private void append(Object value, List<Content> blocks) {
        if (value instanceof Content content) {
            blocks.add(content);
        } else if (value instanceof String text) {
            blocks.add(new Content.Text(text));
        } else if (value instanceof Optional<?> optional) {
            append(optional.orElse(null), blocks);
        } else if (value instanceof Collection<?> elements) {
            elements.forEach(element -> append(element, blocks));
        } else if (value != null && isArray(value)) {
            for (int i = 0; i < Array.getLength(value); i++) {
                append(Array.get(value, i), blocks);
            }
        } else if (value != null) {
            blocks.add(new Content.Text(declared.json(value).toString()));
        }
    }

    /** Bytes are one Base64 text, not a list of numbers. */
    private static boolean isArray(Object value) {
        return value.getClass().isArray() && !(value instanceof byte[]);
    }
}
