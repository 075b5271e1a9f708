package dev.mcpcdi.schema;

import dev.mcpcdi.schema.Constraint.Bound;
import dev.mcpcdi.schema.Constraint.Side;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.List;

/**
 * What a Java type of numbers can hold.
 *
 * @param least the least value
 * @param greatest the greatest value
 */
record Range(BigDecimal least, BigDecimal greatest) {

    static Range of(long least, long greatest) {
        return new Range(BigDecimal.valueOf(least), BigDecimal.valueOf(greatest));
    }

    JsonObject on(JsonObject schema, Json json) {
        return json.object(schema)
                .add(Side.AT_LEAST.keyword, json.number(least))
                .add(Side.AT_MOST.keyword, json.number(greatest))
                .build();
    }

    /** Whether a number is in the range; if not, that is noted. */
    boolean allows(JsonValue number, Reading reading) {
        int before = reading.failures();
        for (Bound bound :
                List.of(new Bound(Side.AT_LEAST, least), new Bound(Side.AT_MOST, greatest))) {
            bound.check(number, reading);
        }
        return reading.failures() == before;
    }
}
