package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.AsciiJson;
import jakarta.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;

/** Tells whether two questions are the same. */
final class Digest {

    private static final int LENGTH = 16;

    private Digest() {}

    /** The first 16 bytes of a SHA-256, as text; the parameters of a question, or null for none. */
    static String of(JsonValue params) {
        byte[] text = AsciiJson.of(params).getBytes(StandardCharsets.US_ASCII);
        byte[] hash = sha256().digest(text);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash, LENGTH));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JVM has SHA-256.", e);
        }
    }
}
