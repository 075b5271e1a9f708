package dev.mcpcdi.server;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * Where a client is in a list: behind an entry, whether that is still there or not, so that every
 * node knows it and nothing is kept (2026-07-28, Pagination). It is checked against mistakes, and
 * not signed: whoever forges one finds nothing that the list would not show him anyway.
 */
final class Cursors {

    private Cursors() {}

    static String after(String list, String key) {
        byte[] text = key.getBytes(StandardCharsets.UTF_8);
        ByteBuffer all = ByteBuffer.allocate(Integer.BYTES + text.length);
        all.putInt(check(list, key)).put(text);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(all.array());
    }

    /** The key; empty if the list never gave out this cursor. */
    static Optional<String> key(String list, String cursor) {
        try {
            byte[] all = Base64.getUrlDecoder().decode(cursor);
            int check = Integer.BYTES;
            String key =
                    all.length < check
                            ? ""
                            : new String(all, check, all.length - check, StandardCharsets.UTF_8);
            // Bytes that are no UTF-8 and letters that are none of Base64 do not come back so.
            return after(list, key).equals(cursor) ? Optional.of(key) : Optional.empty();
        } catch (IllegalArgumentException noBase64) {
            return Optional.empty();
        }
    }

    private static int check(String list, String key) {
        CRC32C sum = new CRC32C();
        sum.update((list + "\0" + key).getBytes(StandardCharsets.UTF_8));
        return (int) sum.getValue();
    }
}
