package dev.mcpcdi.server.state;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;

/** Digests that are compared and never reversed: half a SHA-256 is enough and short. */
final class Sha256 {

    static final int SHORT_BYTES = 16;

    private Sha256() {}

    static byte[] shortOf(byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                digest.update(part);
            }
            return Arrays.copyOf(digest.digest(), SHORT_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JVM has SHA-256", e);
        }
    }

    static String textOf(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
