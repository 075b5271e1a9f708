package dev.mcpcdi;

import java.util.List;
import java.util.Optional;

/**
 * What a {@link Tool} returns when it wants to say itself what the client gets.
 *
 * @param content what the model reads, in this order
 * @param structuredContent what a program reads: an object, encoded as a returned value would be;
 *     empty for none
 * @param isError whether the call failed; an error carries no structured content on the wire
 */
public record ToolResult(List<Content> content, Optional<Object> structuredContent, boolean isError)
        implements ToolReply {

    /** Copies the list. */
    public ToolResult {
        content = List.copyOf(content);
    }

    /**
     * A success of blocks alone.
     *
     * @param content the blocks
     * @return the result
     */
    public static ToolResult of(Content... content) {
        return new ToolResult(List.of(content), Optional.empty(), false);
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
        return new ToolResult(List.of(new Content.Text(text)), Optional.empty(), true);
    }

    /**
     * The same result with structured content.
     *
     * @param value the content, not null; if the tool names an {@code outputType}, an instance of
     *     it
     * @return a new result
     */
    public ToolResult withStructuredContent(Object value) {
        return new ToolResult(content, Optional.of(value), isError);
    }
}
