package dev.mcpcdi.invoke;

import dev.mcpcdi.ResourceContents;
import java.net.URLConnection;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Media types, as far as they tell text from bytes. */
final class MediaTypes {

    private static final Set<String> TEXTS =
            Set.of(
                    "application/json",
                    "application/xml",
                    "application/javascript",
                    "application/yaml",
                    "application/toml");

    private MediaTypes() {}

    /** The type of a file by its name. */
    static Optional<String> ofFile(Path path) {
        return Optional.ofNullable(
                URLConnection.getFileNameMap().getContentTypeFor(path.getFileName().toString()));
    }

    /** What was read, as text if the type says so. */
    static ResourceContents contents(byte[] bytes, Optional<String> mimeType)
            throws CharacterCodingException {
        String type = mimeType.orElse(null);
        return mimeType.filter(MediaTypes::isText).isPresent()
                ? new ResourceContents.Text(null, type, text(bytes))
                : new ResourceContents.Blob(null, type, bytes);
    }

    private static String text(byte[] bytes) throws CharacterCodingException {
        String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static boolean isText(String mimeType) {
        int parameters = mimeType.indexOf(';');
        String type =
                (parameters < 0 ? mimeType : mimeType.substring(0, parameters))
                        .strip()
                        .toLowerCase(Locale.ROOT);
        return type.startsWith("text/")
                || type.endsWith("+json")
                || type.endsWith("+xml")
                || TEXTS.contains(type);
    }
}
