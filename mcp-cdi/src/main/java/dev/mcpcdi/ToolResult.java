package dev.mcpcdi;

import jakarta.json.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * What a {@link Tool} returns when it wants to say itself what the client gets.
 *
 * @param content what the model reads, in this order; if it is empty, the structured content as
 *     JSON text
 * @param structuredContent what a program reads, encoded as a returned value would be; empty for
 *     none, which a tool with an output schema returns only as an error. {@code JsonValue.NULL} is
 *     a value.
 * @param isError whether the call failed; an error carries no structured content on the wire
 * @param meta what is said to the client's program beside the result, sent as {@code _meta}; empty
 *     for nothing
 */
public record ToolResult(
        List<Content> content,
        Optional<Object> structuredContent,
        boolean isError,
        Optional<JsonObject> meta)
        implements ToolReply {

    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if a name in {@code meta} is none, or one that the protocol
     *     keeps for itself (2025-06-18 and later, {@code _meta})
     */
    public ToolResult {
        content = List.copyOf(content);
        meta.ifPresent(said -> said.keySet().forEach(MetaNames::check));
    }

    /**
     * A success of blocks alone.
     *
     * @param content the blocks
     * @return the result
     */
    public static ToolResult of(Content... content) {
        return new ToolResult(List.of(content), Optional.empty(), false, Optional.empty());
    }

    /**
     * A success of one text.
     *
     * @param text the text, not null
     * @return the result
     */
    public static ToolResult text(String text) {
        return of(new Content.Text(text));
    }

    /**
     * A failure that the model reads.
     *
     * @param text the text, not null, sent as it is
     * @return the result
     */
    public static ToolResult error(String text) {
        return builder().text(text).error().build();
    }

    /**
     * Begins a result of several parts.
     *
     * @return a builder of an empty success
     */
    public static ToolResultBuilder builder() {
        return new ToolResultBuilder();
    }

    /**
     * The same result with structured content.
     *
     * @param value the content, not null; if the tool names an {@code outputType}, an instance of
     *     it
     * @return a new result
     */
    public ToolResult withStructuredContent(Object value) {
        return new ToolResult(content, Optional.of(value), isError, meta);
    }
}
