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
        boolean whole = json.codePoints().noneMatch(Utf8::isHalf);
        return (whole ? json : escapeHalves(json)).getBytes(StandardCharsets.UTF_8);
    }

    private static String escapeHalves(String json) {
        StringBuilder escaped = new StringBuilder(json.length() + 6);
        json.codePoints()
                .forEach(
                        point -> {
                            if (isHalf(point)) {
                                escaped.append("\\u").append(Integer.toHexString(point));
                            } else {
                                escaped.appendCodePoint(point);
                            }
                        });
        return escaped.toString();
    }

    private static boolean isHalf(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }
}
