package dev.mcpcdi.server.state;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Keys from secrets: HKDF of RFC 5869 with SHA-256. */
final class Hkdf {

    private static final String HMAC = "HmacSHA256";
    private static final int HASH_BYTES = 32;

    private Hkdf() {}

    /** A salt that is not there is as many zeros as the hash has bytes (RFC 5869, 2.2). */
    static byte[] noSalt() {
        return new byte[HASH_BYTES];
    }

    static byte[] extract(byte[] salt, byte[] secret) throws GeneralSecurityException {
        return hmac(salt).doFinal(secret);
    }

    static byte[] expand(byte[] extracted, byte[] info, int length)
            throws GeneralSecurityException {
        Mac hmac = hmac(extracted);
        ByteBuffer blocks = ByteBuffer.allocate(length + HASH_BYTES);
        byte[] block = {};
        for (int number = 1; blocks.position() < length; number++) {
            hmac.update(block);
            hmac.update(info);
            hmac.update((byte) number);
            block = hmac.doFinal();
            blocks.put(block);
        }
        return Arrays.copyOf(blocks.array(), length);
    }

    private static Mac hmac(byte[] key) throws GeneralSecurityException {
        Mac hmac = Mac.getInstance(HMAC);
        hmac.init(new SecretKeySpec(key, HMAC));
        return hmac;
    }
}
