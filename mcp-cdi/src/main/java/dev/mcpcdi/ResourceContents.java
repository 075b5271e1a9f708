package dev.mcpcdi;

import java.util.Objects;

/**
 * What a client reads of a {@link Resource}, or of one part of it.
 *
 * <p>A URI or media type that is null is that of the resource.
 */
public sealed interface ResourceContents {

    /**
     * Where it is.
     *
     * @return the URI, null for that of the resource
     */
    String uri();

    /**
     * What it is.
     *
     * @return the media type, null for that of the resource
     */
    String mimeType();

    /**
     * Text.
     *
     * @param uri where it is, null for that of the resource
     * @param mimeType its media type, null for that of the resource
     * @param text the text, not null
     */
    record Text(String uri, String mimeType, String text) implements ResourceContents {

        /** Refuses null. */
        public Text {
            Objects.requireNonNull(text, "text");
        }
    }

    /**
     * Bytes.
     *
     * @param uri where they are, null for that of the resource
     * @param mimeType their media type, null for that of the resource
     * @param blob the bytes, not null, sent as Base64
     */
    record Blob(String uri, String mimeType, byte[] blob) implements ResourceContents {

        /** Refuses null. */
        public Blob {
            Objects.requireNonNull(blob, "blob");
        }
    }

    /**
     * Text of the resource itself.
     *
     * @param text the text, not null
     * @return the contents
     */
    static ResourceContents text(String text) {
        return new Text(null, null, text);
    }

    /**
     * Bytes of the resource itself.
     *
     * @param blob the bytes, not null
     * @return the contents
     */
    static ResourceContents blob(byte[] blob) {
        return new Blob(null, null, blob);
    }
}
