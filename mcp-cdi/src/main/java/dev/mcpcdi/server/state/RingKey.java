package dev.mcpcdi.server.state;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** One key of the ring: AES-256-GCM, under a name that the token carries. Safe for any thread. */
final class RingKey {

    static final int NAME_BYTES = 4;
    static final int NONCE_BYTES = 12;
    static final int TAG_BYTES = 16;

    private static final int KEY_BYTES = 32;
    private static final byte[] INFO = "mcp/request-state/v1/aes-256-gcm".getBytes(US_ASCII);
    private static final byte[] NAMING = "mcp/request-state/v1/kid:".getBytes(US_ASCII);

    private final SecretKeySpec key;
    private final byte[] name;

    RingKey(byte[] secret) throws GeneralSecurityException {
        byte[] derived = Hkdf.expand(Hkdf.extract(Hkdf.noSalt(), secret), INFO, KEY_BYTES);
        key = new SecretKeySpec(derived, "AES");
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update(NAMING);
        name = Arrays.copyOf(digest.digest(derived), NAME_BYTES);
    }

    /** The name as a number, to find the key by. */
    int id() {
        return ByteBuffer.wrap(name).getInt();
    }

    byte[] name() {
        return name.clone();
    }

    byte[] encrypt(byte[] text, byte[] nonce) throws GeneralSecurityException {
        return cipher(Cipher.ENCRYPT_MODE, nonce).doFinal(text);
    }

    byte[] decrypt(byte[] encrypted, byte[] nonce) throws GeneralSecurityException {
        return cipher(Cipher.DECRYPT_MODE, nonce).doFinal(encrypted);
    }

    private Cipher cipher(int mode, byte[] nonce) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, key, new GCMParameterSpec(TAG_BYTES * Byte.SIZE, nonce));
        cipher.updateAAD(KeyRing.PREFIX.getBytes(US_ASCII));
        cipher.updateAAD(name);
        return cipher;
    }
}
