package dev.mcpcdi.server.state;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;

/**
 * Who a state is for, without the name: salted, so that two states of one user have nothing in
 * common even for a codec that does not encrypt. Safe for any thread.
 */
final class PrincipalDigest {

    private static final int SALT_BYTES = 8;
    private static final byte[] PREFIX = "mcp/request-state/principal:".getBytes(US_ASCII);

    private final SecureRandom random = new SecureRandom();

    /** Throws if the principal has no UTF-8 form: a replacement would make two of them alike. */
    String of(String principal) throws CharacterCodingException {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        return Sha256.textOf(salted(salt, principal));
    }

    boolean matches(String digest, String principal) throws CharacterCodingException {
        byte[] given;
        try {
            given = Base64.getUrlDecoder().decode(digest);
        } catch (IllegalArgumentException e) {
            return false;
        }
        // A digest that is too short gets a salt of zeros at its end, and differs in length.
        byte[] salt = Arrays.copyOf(given, SALT_BYTES);
        return MessageDigest.isEqual(given, salted(salt, principal));
    }

    private static byte[] salted(byte[] salt, String principal) throws CharacterCodingException {
        ByteBuffer text = UTF_8.newEncoder().encode(CharBuffer.wrap(principal));
        byte[] name = new byte[text.remaining()];
        text.get(name);
        return ByteBuffer.allocate(SALT_BYTES + Sha256.SHORT_BYTES)
                .put(salt)
                .put(Sha256.shortOf(PREFIX, salt, name))
                .array();
    }
}
