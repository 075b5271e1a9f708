package dev.mcpcdi.client;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Texts as values of headers (2026-07-28, Streamable HTTP, Value Encoding). */
final class HeaderValue {

    private HeaderValue() {}

    static String of(String text) {
        return isPlain(text)
                ? text
                : "=?base64?"
                        + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8))
                        + "?=";
    }

    /** White space at the ends would not arrive, and what looks encoded would be decoded. */
    private static boolean isPlain(String text) {
        return text.equals(text.strip())
                && text.chars().allMatch(character -> character >= ' ' && character <= '~')
                && !text.startsWith("=?base64?");
    }
}
