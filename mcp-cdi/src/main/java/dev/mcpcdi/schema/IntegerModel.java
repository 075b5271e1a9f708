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

    @Override
    public JsonObject schema(SchemaWriter writer) {
        JsonObject integer = json.type("integer");
        return writer.listsRanges()
                ? range.map(limits -> limits.on(integer, json)).orElse(integer)
                : integer;
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
        if (range.isPresent() && !range.get().allows(value, reading)) {
            return null;
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
