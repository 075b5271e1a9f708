package dev.mcpcdi;

/**
 * One block of what a tool returns to the model.
 *
 * <p>A revision that does not know a kind of block gets the nearest it knows.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2025-11-25/server/tools">Tool
 *     Result</a>
 */
public sealed interface Content {

    /**
     * Text.
     *
     * @param text the text, not null
     */
    record Text(String text) implements Content, SamplingContent {}

    /**
     * An image.
     *
     * @param data the bytes, not null, sent as Base64
     * @param mimeType the media type, such as {@code image/png}
     */
    record Image(byte[] data, String mimeType) implements Content, SamplingContent {}

    /**
     * A sound.
     *
     * @param data the bytes, not null, sent as Base64
     * @param mimeType the media type, such as {@code audio/wav}
     */
    record Audio(byte[] data, String mimeType) implements Content, SamplingContent {}

    /**
     * A resource the client may read, known from 2025-06-18 on.
     *
     * @param uri where it is, not null
     * @param name its name for programs, not null
     * @param description what it is, null for nothing
     * @param mimeType its media type, null if unknown
     */
    record ResourceLink(String uri, String name, String description, String mimeType)
            implements Content {}

    /**
     * A text resource with its contents.
     *
     * @param uri its name, not null
     * @param mimeType its media type, null if unknown
     * @param text its contents, not null
     */
    record EmbeddedText(String uri, String mimeType, String text) implements Content {}

    /**
     * A binary resource with its contents.
     *
     * @param uri its name, not null
     * @param mimeType its media type, null if unknown
     * @param blob its contents, not null, sent as Base64
     */
    record EmbeddedBlob(String uri, String mimeType, byte[] blob) implements Content {}
}
