package dev.mcpcdi.schema;

import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;

/**
 * Whole numbers of one Java type.
 *
 * @param range what the Java type can hold; empty for all
 * @param toJava makes the Java value of a number in range
 */
record IntegerModel(
        Json json,
        Normaliser normaliser,
        Optional<Range> range,
        Function<BigInteger, Object> toJava)
        implements TypeModel {

    /** The least and the greatest value. */
    record Range(BigDecimal least, BigDecimal greatest) {

        static Range of(long least, long greatest) {
            return new Range(BigDecimal.valueOf(least), BigDecimal.valueOf(greatest));
        }
    }

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return json.type("integer");
    }

    @Override
    public JsonValue normalise(JsonValue value) {
        return normaliser.integer(value);
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        if (value instanceof JsonNumber number) {
            BigDecimal decimal = number.bigDecimalValue();
            return Normaliser.isWhole(decimal)
                    ? inRange(decimal, value, reading)
                    : reading.fail(
                            "int_from_float",
                            "Input should be a valid integer, got a number with a fractional part",
                            value);
        }
        return value instanceof JsonString
                ? reading.fail(
                        "int_parsing",
                        "Input should be a valid integer, unable to parse string as an integer",
                        value)
                : reading.fail("int_type", "Input should be a valid integer", value);
    }

    private Object inRange(BigDecimal number, JsonValue value, Reading reading) {
        if (range.isPresent() && number.compareTo(range.get().least()) < 0) {
            return reading.fail(
                    "greater_than_equal",
                    "Input should be greater than or equal to " + range.get().least(),
                    value);
        }
        if (range.isPresent() && number.compareTo(range.get().greatest()) > 0) {
            return reading.fail(
                    "less_than_equal",
                    "Input should be less than or equal to " + range.get().greatest(),
                    value);
        }
        if (Normaliser.isHuge(number)) {
            return reading.fail(
                    "int_parsing_size",
                    "Unable to parse input as an integer, exceeded maximum size",
                    value);
        }
        return toJava.apply(number.toBigInteger());
    }

    @Override
    public Optional<TypeModel> inForm() {
        return Optional.of(this);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        return value instanceof BigInteger big
                ? json.number(big)
                : json.number(((Number) value).longValue());
    }
}
