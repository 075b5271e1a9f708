package dev.mcpcdi.server;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/**
 * The text of a header value, which stands there as it is or as {@code =?base64?…?=} (2026-07-28,
 * Streamable HTTP, Value Encoding).
 */
final class HeaderText {

    private static final String PREFIX = "=?base64?";
    private static final String SUFFIX = "?=";

    private HeaderText() {}

    /** The text, empty if the value is not allowed. Half a marker is plain text. */
    static Optional<String> decode(String value) {
        boolean encoded =
                value.length() >= PREFIX.length() + SUFFIX.length()
                        && value.startsWith(PREFIX)
                        && value.endsWith(SUFFIX);
        if (encoded) {
            return base64(value.substring(PREFIX.length(), value.length() - SUFFIX.length()));
        }
        return value.chars().allMatch(HeaderText::isPlain) ? Optional.of(value) : Optional.empty();
    }

    private static Optional<String> base64(String text) {
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            // The decoder is lenient about padding: only the one canonical form passes.
            return Base64.getEncoder().encodeToString(bytes).equals(text)
                    ? Optional.of(utf8(bytes))
                    : Optional.empty();
        } catch (IllegalArgumentException | CharacterCodingException e) {
            return Optional.empty();
        }
    }

    private static String utf8(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }

    private static boolean isPlain(int character) {
        return character == '\t' || character >= ' ' && character <= '~';
    }
}
