package dev.mcpcdi.schema;

import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Function;

/**
 * Numbers with a fraction of one Java type.
 *
 * <p>The range of {@code double} is not listed: most who read JSON know no greater number, and
 * those who do get an error.
 *
 * @param range what is listed of what the Java type can hold
 * @param toJava makes the Java value; an infinite one stands for a number out of range
 */
record NumberModel(
        Json json,
        Normaliser normaliser,
        Optional<Range> range,
        Function<BigDecimal, Number> toJava)
        implements TypeModel {

    @Override
    public JsonObject schema(SchemaWriter writer) {
        JsonObject number = json.type("number");
        return writer.listsRanges()
                ? range.map(limits -> limits.on(number, json)).orElse(number)
                : number;
    }

    @Override
    public JsonValue normalise(JsonValue value) {
        return normaliser.number(value);
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        if (value instanceof JsonNumber number) {
            if (range.isPresent() && !range.get().allows(value, reading)) {
                return null;
            }
            Number result = toJava.apply(number.bigDecimalValue());
            return Double.isInfinite(result.doubleValue()) && !(result instanceof BigDecimal)
                    ? reading.fail("finite_number", "Input should be a finite number", value)
                    : result;
        }
        return value instanceof JsonString
                ? reading.fail(
                        "float_parsing",
                        "Input should be a valid number, unable to parse string as a number",
                        value)
                : reading.fail("float_type", "Input should be a valid number", value);
    }

    @Override
    public Optional<TypeModel> inForm() {
        return Optional.of(this);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        if (value instanceof BigDecimal decimal) {
            return json.number(decimal);
        }
        if (!Double.isFinite(((Number) value).doubleValue())) {
            throw writing.fail("is not a finite number");
        }
        // By its own text: a float widened to double would show digits it never had.
        return json.number(new BigDecimal(value.toString()));
    }
}
