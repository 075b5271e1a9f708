package dev.mcpcdi.invoke;

import dev.mcpcdi.Content;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.schema.ContentBlocks;
import dev.mcpcdi.schema.ResultModel;
import dev.mcpcdi.schema.ResultModel.Written;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;

/**
 * Turns what a tool returned into content blocks and structured content.
 *
 * @param declared the model of the tool's result
 * @param any the model of a value known only by its own class
 * @param own the types that the application makes blocks of
 */
record ResultEncoder(ResultModel declared, ResultModel any, ContentBlocks own) implements Encoder {

    @Override
    public Outcome.OfTool encode(Object value) {
        if (value instanceof ToolResult result) {
            return passed(result);
        }
        Blocks blocks = new Blocks();
        if (declared.schema().isEmpty()) {
            blocks.add(value, own, declared);
            return new Outcome.OfTool(blocks.all(), Optional.empty(), blocks.isError());
        }
        Written written = declared.write(value);
        blocks.add(written.json());
        return new Outcome.OfTool(blocks.all(), written.structured().map(v -> v), false);
    }

    private Outcome.OfTool passed(ToolResult result) {
        if (result.isError()) {
            return new Outcome.OfTool(result.content(), Optional.empty(), true, result.meta());
        }
        Optional<Written> written = result.structuredContent().map(this::written);
        if (written.isEmpty() && declared.schema().isPresent()) {
            throw new IllegalStateException(
                    "The tool lists an output schema but returned a ToolResult without structured"
                            + " content. Add it, or return an error.");
        }
        return new Outcome.OfTool(
                content(result, written),
                written.map(one -> one.structured().<JsonValue>map(v -> v).orElse(one.json())),
                false,
                result.meta());
    }

    private Written written(Object value) {
        return declared.schema().isPresent() ? declared.write(value) : any.write(value);
    }

    /** Models and older clients read blocks alone (2026-07-28, Tools, Structured Content). */
    private static List<Content> content(ToolResult result, Optional<Written> written) {
        if (!result.content().isEmpty()) {
            return result.content();
        }
        Blocks blocks = new Blocks();
        written.ifPresent(one -> blocks.add(one.json()));
        return blocks.all();
    }
}
