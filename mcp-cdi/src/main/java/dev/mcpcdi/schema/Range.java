package dev.mcpcdi.schema;

import dev.mcpcdi.schema.Constraint.Bound;
import dev.mcpcdi.schema.Constraint.Side;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.math.BigDecimal;

/**
 * What a Java type of numbers can hold.
 *
 * @param low the least value
 * @param high the greatest value
 */
record Range(Bound low, Bound high) {

    static Range of(BigDecimal least, BigDecimal greatest) {
        return new Range(new Bound(Side.AT_LEAST, least), new Bound(Side.AT_MOST, greatest));
    }

    JsonObject on(JsonObject schema, Json json) {
        return json.object(schema)
                .add(Side.AT_LEAST.keyword, json.number(low.limit()))
                .add(Side.AT_MOST.keyword, json.number(high.limit()))
                .build();
    }

    /** Whether a number is in the range; if not, that is noted. */
    boolean allows(JsonValue number, Reading reading) {
        int before = reading.failures();
        low.check(number, reading);
        high.check(number, reading);
        return reading.failures() == before;
    }
}
