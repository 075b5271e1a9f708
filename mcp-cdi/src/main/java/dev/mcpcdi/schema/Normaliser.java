package dev.mcpcdi.schema;

import jakarta.json.JsonNumber;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The small liberties that models take with scalars, as the reference implementation grants them.
 * What is not in this table stays as it is and is refused by its type.
 */
final class Normaliser {

    private static final Pattern INTEGER = Pattern.compile("[+-]?\\d+(_\\d+)*(\\.0+)?");
    private static final Pattern NUMBER =
            Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,3})?");
    private static final Set<String> TRUE = Set.of("true", "t", "yes", "y", "on", "1");
    private static final Set<String> FALSE = Set.of("false", "f", "no", "n", "off", "0");

    /** As many digits as a number on the wire may have. */
    static final int MAX_LENGTH = 1000;

    private final Json json;

    Normaliser(Json json) {
        this.json = json;
    }

    /** {@code 1.0}, {@code "5"}, {@code " 5 "}, {@code "1_000"} and {@code true} are integers. */
    JsonValue integer(JsonValue value) {
        if (value instanceof JsonNumber number && !number.isIntegral()) {
            BigDecimal decimal = number.bigDecimalValue();
            return isWhole(decimal) && !isHuge(decimal)
                    ? json.number(decimal.toBigInteger())
                    : value;
        }
        if (value instanceof JsonString string) {
            String text = string.getString().strip();
            return text.length() <= MAX_LENGTH && INTEGER.matcher(text).matches()
                    ? json.number(whole(text))
                    : value;
        }
        return bit(value);
    }

    /** {@code "1.5"} and {@code true} are numbers; texts for infinity are not, JSON has none. */
    JsonValue number(JsonValue value) {
        if (value instanceof JsonString string) {
            String text = string.getString().strip();
            return text.length() <= MAX_LENGTH && NUMBER.matcher(text).matches()
                    ? json.number(new BigDecimal(text))
                    : value;
        }
        return bit(value);
    }

    /** {@code 1}, {@code 0.0}, {@code "yes"} and {@code "OFF"} are booleans. */
    JsonValue bool(JsonValue value) {
        if (value instanceof JsonNumber number) {
            BigDecimal decimal = number.bigDecimalValue();
            if (decimal.signum() == 0) {
                return JsonValue.FALSE;
            }
            return decimal.compareTo(BigDecimal.ONE) == 0 ? JsonValue.TRUE : value;
        }
        if (value instanceof JsonString string) {
            String text = string.getString().toLowerCase(Locale.ROOT);
            if (TRUE.contains(text)) {
                return JsonValue.TRUE;
            }
            return FALSE.contains(text) ? JsonValue.FALSE : value;
        }
        return value;
    }

    private JsonValue bit(JsonValue value) {
        return switch (value.getValueType()) {
            case TRUE -> json.number(1);
            case FALSE -> json.number(0);
            default -> value;
        };
    }

    static boolean isWhole(BigDecimal decimal) {
        return decimal.signum() == 0 || decimal.stripTrailingZeros().scale() <= 0;
    }

    /** Such a number is short to write, as {@code 1e999999999}, but its digits fill the memory. */
    static boolean isHuge(BigDecimal decimal) {
        return (long) decimal.precision() - decimal.scale() > MAX_LENGTH;
    }

    private static BigInteger whole(String text) {
        int point = text.indexOf('.');
        String digits = point < 0 ? text : text.substring(0, point);
        return new BigInteger(digits.replace("_", ""));
    }
}
