package dev.mcpcdi;

import jakarta.json.JsonObject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Builds a {@link ToolResult}; its blocks stand in the order they were added. For one thread. */
public final class ToolResultBuilder {

    private final List<Content> content = new ArrayList<>();
    private Optional<Object> structuredContent = Optional.empty();
    private Optional<JsonObject> meta = Optional.empty();
    private boolean isError;

    ToolResultBuilder() {}

    /**
     * Adds a text.
     *
     * @param text the text, not null
     * @return this
     */
    public ToolResultBuilder text(String text) {
        return add(new Content.Text(Objects.requireNonNull(text, "text")));
    }

    /**
     * Adds an image.
     *
     * @param data the bytes, not null
     * @param mimeType the media type, such as {@code image/png}
     * @return this
     */
    public ToolResultBuilder image(byte[] data, String mimeType) {
        return add(new Content.Image(data, mimeType));
    }

    /**
     * Adds a sound.
     *
     * @param data the bytes, not null
     * @param mimeType the media type, such as {@code audio/wav}
     * @return this
     */
    public ToolResultBuilder audio(byte[] data, String mimeType) {
        return add(new Content.Audio(data, mimeType));
    }

    /**
     * Adds a resource that the client may read.
     *
     * @param uri where it is, not null
     * @param name its name for programs, not null
     * @return this
     */
    public ToolResultBuilder link(String uri, String name) {
        return add(new Content.ResourceLink(uri, name, null, null));
    }

    /**
     * Adds a block.
     *
     * @param block the block, not null
     * @return this
     */
    public ToolResultBuilder add(Content block) {
        content.add(Objects.requireNonNull(block, "block"));
        return this;
    }

    /**
     * Adds blocks.
     *
     * @param blocks the blocks, none of them null
     * @return this
     */
    public ToolResultBuilder addAll(Collection<? extends Content> blocks) {
        blocks.forEach(this::add);
        return this;
    }

    /**
     * Says what a program reads.
     *
     * @param value the content, not null; if the tool names an {@code outputType}, an instance of
     *     it
     * @return this
     */
    public ToolResultBuilder structuredContent(Object value) {
        structuredContent = Optional.of(value);
        return this;
    }

    /**
     * Says something to the client's program beside the result.
     *
     * @param said the members of {@code _meta}, not null
     * @return this
     */
    public ToolResultBuilder meta(JsonObject said) {
        meta = Optional.of(said);
        return this;
    }

    /**
     * Makes it a failure that the model reads.
     *
     * @return this
     */
    public ToolResultBuilder error() {
        isError = true;
        return this;
    }

    /**
     * Ends the result.
     *
     * @return the result
     * @throws IllegalArgumentException if a name in {@code _meta} is none, or kept by the protocol
     */
    public ToolResult build() {
        return new ToolResult(content, structuredContent, isError, meta);
    }
}
