package dev.mcpcdi.schema;

import dev.mcpcdi.schema.Constraint.Side;
import jakarta.json.JsonNumber;
import jakarta.json.JsonValue;
import java.math.BigDecimal;

/**
 * How many digits a number has before and after its point.
 *
 * <p>Digits after the point are checked but not listed: {@code multipleOf} of a fraction makes
 * clients that reckon in binary refuse numbers that are right.
 *
 * @param whole the greatest number of digits before the point
 * @param fraction the greatest number of digits after it
 */
record Digits(int whole, int fraction) implements Constraint {

    @Override
    public void describe(Keywords keywords) {
        if (whole <= Normaliser.MAX_LENGTH) {
            keywords.bound(Side.BELOW, limit());
            keywords.bound(Side.ABOVE, limit().negate());
        }
        if (fraction == 0) {
            keywords.multipleOf(1);
        }
    }

    private BigDecimal limit() {
        return BigDecimal.TEN.pow(whole);
    }

    @Override
    public void check(JsonValue value, Reading reading) {
        if (!(value instanceof JsonNumber number)) {
            return;
        }
        BigDecimal plain = number.bigDecimalValue().stripTrailingZeros();
        if (plain.signum() != 0 && plain.precision() - (long) plain.scale() > whole) {
            reading.fail(
                    "decimal_whole_digits",
                    "Decimal input should have no more than %d digit%s before the decimal point"
                            .formatted(whole, whole == 1 ? "" : "s"),
                    value);
        } else if (plain.signum() != 0 && plain.scale() > fraction) {
            reading.fail(
                    "decimal_max_places",
                    "Decimal input should have no more than %d decimal place%s"
                            .formatted(fraction, fraction == 1 ? "" : "s"),
                    value);
        }
    }
}
