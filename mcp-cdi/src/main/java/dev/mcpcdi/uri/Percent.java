package dev.mcpcdi.uri;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Percent-encoding of UTF-8 (RFC 3986, section 2). */
final class Percent {

    private static final String UNRESERVED_MARKS = "-._~";
    private static final String RESERVED = ":/?#[]@!$&'()*+,;=";
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private Percent() {}

    /**
     * Encodes a value of a variable.
     *
     * @param keepReserved whether reserved characters and percent-encoded triplets stay
     * @throws IllegalArgumentException for a surrogate without its other half
     */
    static String encode(String text, boolean keepReserved) {
        StringBuilder encoded = new StringBuilder(text.length() + 16);
        int plain = 0;
        for (int at = 0; at < text.length(); at++) {
            if (stays(text, at, keepReserved)) {
                continue;
            }
            int end = Math.min(text.length(), at + Character.charCount(text.codePointAt(at)));
            encoded.append(text, plain, at);
            append(encoded, text.substring(at, end));
            plain = end;
            at = end - 1;
        }
        return encoded.append(text, plain, text.length()).toString();
    }

    private static boolean stays(String text, int at, boolean keepReserved) {
        char one = text.charAt(at);
        return isUnreserved(one)
                || keepReserved && (RESERVED.indexOf(one) >= 0 || isTriplet(text, at));
    }

    private static void append(StringBuilder encoded, String character) {
        try {
            ByteBuffer bytes =
                    StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(character));
            while (bytes.hasRemaining()) {
                encoded.append('%');
                encoded.append(HEX.toHexDigits(bytes.get()));
            }
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("The text has half a surrogate pair.", e);
        }
    }

    /**
     * Decodes text that has only characters of URIs, once.
     *
     * @return nothing where a percent sign begins no triplet or the bytes are no UTF-8
     */
    static Optional<String> decode(String text) {
        if (text.indexOf('%') < 0) {
            return Optional.of(text);
        }
        ByteBuffer bytes = ByteBuffer.allocate(text.length());
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) != '%') {
                bytes.put((byte) text.charAt(at));
            } else if (isTriplet(text, at)) {
                bytes.put((byte) HexFormat.fromHexDigits(text, at + 1, at + 3));
                at += 2;
            } else {
                return Optional.empty();
            }
        }
        try {
            return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()).toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** Decodes all the texts, or gives nothing. */
    static Optional<List<String>> decodeAll(Stream<String> texts) {
        List<Optional<String>> decoded = texts.map(Percent::decode).toList();
        return decoded.stream().allMatch(Optional::isPresent)
                ? Optional.of(decoded.stream().map(Optional::get).toList())
                : Optional.empty();
    }

    /**
     * A URI with everything encoded that URIs do not have; what is encoded already stays.
     *
     * @return nothing where a percent sign begins no triplet or half a surrogate pair stands
     */
    static Optional<String> normalise(String uri) {
        for (int at = uri.indexOf('%'); at >= 0; at = uri.indexOf('%', at + 1)) {
            if (!isTriplet(uri, at)) {
                return Optional.empty();
            }
        }
        try {
            return Optional.of(encode(uri, true));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    static boolean isTriplet(String text, int at) {
        return text.charAt(at) == '%'
                && at + 2 < text.length()
                && HexFormat.isHexDigit(text.charAt(at + 1))
                && HexFormat.isHexDigit(text.charAt(at + 2));
    }

    static boolean isUnreserved(char one) {
        return isAlphanumeric(one) || UNRESERVED_MARKS.indexOf(one) >= 0;
    }

    static boolean isReserved(char one) {
        return RESERVED.indexOf(one) >= 0;
    }

    static boolean isAlphanumeric(char one) {
        return one >= 'a' && one <= 'z' || one >= 'A' && one <= 'Z' || one >= '0' && one <= '9';
    }
}
