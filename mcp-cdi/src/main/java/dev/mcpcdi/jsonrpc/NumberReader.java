package dev.mcpcdi.jsonrpc;

import jakarta.json.JsonNumber;
import jakarta.json.spi.JsonProvider;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Numbers from their text, exact, and refused before they cost anything. */
final class NumberReader {

    private static final int MAX_DIGITS = 1000;
    private static final int MAX_EXPONENT = 1000;

    /** A text of this length fits a long. */
    private static final int LONG_LENGTH = 18;

    private final JsonProvider json;

    NumberReader(JsonProvider json) {
        this.json = json;
    }

    JsonNumber read(String text) throws MalformedMessageException {
        int point = text.indexOf('.');
        int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
        int sign = text.charAt(0) == '-' ? 1 : 0;
        int digits = (exponent < 0 ? text.length() : exponent) - sign - (point < 0 ? 0 : 1);
        if (digits > MAX_DIGITS) {
            throw MalformedMessageException.parseError(
                    "a number has more than " + MAX_DIGITS + " digits");
        }
        if (exponent >= 0 && isTooLarge(text.substring(exponent + 1))) {
            throw MalformedMessageException.parseError(
                    "a number has an exponent beyond " + MAX_EXPONENT);
        }
        if (point >= 0 || exponent >= 0) {
            return json.createValue(new BigDecimal(text));
        }
        return text.length() <= LONG_LENGTH
                ? json.createValue(Long.parseLong(text))
                : json.createValue(new BigInteger(text));
    }

    private static boolean isTooLarge(String exponent) {
        return exponent.length() > LONG_LENGTH || Math.abs(Long.parseLong(exponent)) > MAX_EXPONENT;
    }
}
