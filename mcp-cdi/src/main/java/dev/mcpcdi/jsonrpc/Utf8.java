package dev.mcpcdi.jsonrpc;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Text as bytes, strict on the way in and without loss on the way out. */
final class Utf8 {

    private Utf8() {}

    static String decode(byte[] bytes) throws MalformedMessageException {
        try {
            // A fresh decoder reports what a String constructor would replace in silence.
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw MalformedMessageException.parseError("the text is not UTF-8");
        }
    }

    /**
     * Encodes JSON text. Half a surrogate pair has no UTF-8 form; in JSON it can only stand within
     * a string, so it is sent as an escape and an id comes back as it was.
     */
    static byte[] encode(String json) {
        return escapeHalves(json).getBytes(StandardCharsets.UTF_8);
    }

    private static String escapeHalves(String json) {
        StringBuilder escaped = null;
        int copied = 0;
        for (int i = 0; i < json.length(); i++) {
            if (!Character.isSurrogate(json.charAt(i))) {
                continue;
            }
            if (Character.charCount(json.codePointAt(i)) == 2) {
                i++;
                continue;
            }
            escaped = escaped == null ? new StringBuilder(json.length() + 6) : escaped;
            escaped.append(json, copied, i)
                    .append("\\u")
                    .append(Integer.toHexString(json.charAt(i)));
            copied = i + 1;
        }
        return escaped == null ? json : escaped.append(json, copied, json.length()).toString();
    }
}
