package dev.mcpcdi.schema;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;

/** How a Java type holds a value that may be missing. */
enum OptionalKind {
    /** The value or null. */
    BARE(held -> held, value -> value),
    /** {@link Optional}. */
    OBJECT(Optional::ofNullable, value -> ((Optional<?>) value).orElse(null)),
    /** {@link OptionalInt}. */
    INT(
            held -> held == null ? OptionalInt.empty() : OptionalInt.of((Integer) held),
            value -> {
                OptionalInt number = (OptionalInt) value;
                return number.isPresent() ? number.getAsInt() : null;
            }),
    /** {@link OptionalLong}. */
    LONG(
            held -> held == null ? OptionalLong.empty() : OptionalLong.of((Long) held),
            value -> {
                OptionalLong number = (OptionalLong) value;
                return number.isPresent() ? number.getAsLong() : null;
            }),
    /** {@link OptionalDouble}. */
    DOUBLE(
            held -> held == null ? OptionalDouble.empty() : OptionalDouble.of((Double) held),
            value -> {
                OptionalDouble number = (OptionalDouble) value;
                return number.isPresent() ? number.getAsDouble() : null;
            });

    /** The types that hold a primitive, and the primitive. */
    static final Map<Class<?>, Class<?>> PRIMITIVE =
            Map.of(
                    OptionalInt.class,
                    int.class,
                    OptionalLong.class,
                    long.class,
                    OptionalDouble.class,
                    double.class);

    private final UnaryOperator<Object> wrap;
    private final UnaryOperator<Object> unwrap;

    OptionalKind(UnaryOperator<Object> wrap, UnaryOperator<Object> unwrap) {
        this.wrap = wrap;
        this.unwrap = unwrap;
    }

    static OptionalKind of(Class<?> type) {
        if (type == OptionalInt.class) {
            return INT;
        }
        if (type == OptionalLong.class) {
            return LONG;
        }
        if (type == OptionalDouble.class) {
            return DOUBLE;
        }
        return type == Optional.class ? OBJECT : BARE;
    }

    Object wrap(Object held) {
        return wrap.apply(held);
    }

    Object unwrap(Object value) {
        return value == null ? null : unwrap.apply(value);
    }
}
