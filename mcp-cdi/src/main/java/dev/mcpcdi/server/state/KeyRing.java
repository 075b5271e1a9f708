package dev.mcpcdi.server.state;

import dev.mcpcdi.spi.RequestStateCodec;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The built-in codec: {@code v1.} and base64url of key name, nonce, encrypted claims and tag. The
 * first key seals, every key opens, so that a key can be replaced while tokens of the old one are
 * on their way. Safe for any thread.
 */
final class KeyRing implements RequestStateCodec {

    static final String PREFIX = "v1.";

    private static final int SHORTEST =
            RingKey.NAME_BYTES + RingKey.NONCE_BYTES + RingKey.TAG_BYTES;

    private final SecureRandom random = new SecureRandom();
    private final RingKey sealing;
    private final Map<Integer, RingKey> opening = new LinkedHashMap<>();

    /** Makes a ring; without secrets, one with a random key. */
    KeyRing(List<byte[]> secrets) {
        try {
            sealing = new RingKey(secrets.isEmpty() ? random(32) : secrets.get(0));
            opening.put(sealing.id(), sealing);
            for (byte[] secret : secrets) {
                RingKey key = new RingKey(secret);
                opening.putIfAbsent(key.id(), key);
            }
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("This JVM lacks HmacSHA256 or SHA-256", e);
        }
    }

    @Override
    public String encode(byte[] claims) throws GeneralSecurityException {
        byte[] nonce = random(RingKey.NONCE_BYTES);
        byte[] encrypted = sealing.encrypt(claims, nonce);
        byte[] token =
                ByteBuffer.allocate(RingKey.NAME_BYTES + nonce.length + encrypted.length)
                        .put(sealing.name())
                        .put(nonce)
                        .put(encrypted)
                        .array();
        return PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    }

    @Override
    public byte[] decode(String token) throws Rejection {
        ByteBuffer bytes = ByteBuffer.wrap(bytes(token));
        RingKey key = opening.get(bytes.getInt());
        if (key == null) {
            throw new Rejection(Reason.UNKNOWN_KEY);
        }
        byte[] nonce = new byte[RingKey.NONCE_BYTES];
        byte[] encrypted = new byte[bytes.remaining() - nonce.length];
        bytes.get(nonce).get(encrypted);
        try {
            return key.decrypt(encrypted, nonce);
        } catch (GeneralSecurityException e) {
            throw new Rejection(Reason.SEAL, e);
        }
    }

    private static byte[] bytes(String token) throws Rejection {
        if (!token.startsWith(PREFIX)) {
            throw new Rejection(Reason.MALFORMED);
        }
        String encoded = token.substring(PREFIX.length());
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(encoded);
            // The decoder lets padding and stray last bits pass; one token has one text.
            String canonical = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
            if (bytes.length >= SHORTEST && canonical.equals(encoded)) {
                return bytes;
            }
        } catch (IllegalArgumentException e) {
            throw new Rejection(Reason.MALFORMED, e);
        }
        throw new Rejection(Reason.MALFORMED);
    }

    private byte[] random(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
