package dev.mcpcdi.schema;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The Java types that are one JSON scalar; a further one is a further line here. */
final class Scalars {

    private final Json json;
    private final Normaliser normaliser;
    private final Map<Class<?>, TypeModel> models = new HashMap<>();

    Scalars(Json json) {
        this.json = json;
        normaliser = new Normaliser(json);
        integers();
        numbers();
        models.putAll(Texts.all(json));
        both(boolean.class, Boolean.class, new BooleanModel(json, normaliser));
    }

    Optional<TypeModel> of(Class<?> type) {
        return Optional.ofNullable(models.get(type));
    }

    private void integers() {
        both(
                byte.class,
                Byte.class,
                integer(Byte.MIN_VALUE, Byte.MAX_VALUE, BigInteger::byteValue));
        both(
                short.class,
                Short.class,
                integer(Short.MIN_VALUE, Short.MAX_VALUE, BigInteger::shortValue));
        both(
                int.class,
                Integer.class,
                integer(Integer.MIN_VALUE, Integer.MAX_VALUE, BigInteger::intValue));
        both(
                long.class,
                Long.class,
                integer(Long.MIN_VALUE, Long.MAX_VALUE, BigInteger::longValue));
        models.put(
                BigInteger.class,
                new IntegerModel(json, normaliser, Optional.empty(), number -> number));
    }

    private void numbers() {
        both(double.class, Double.class, number(BigDecimal::doubleValue));
        BigDecimal most = new BigDecimal(Float.toString(Float.MAX_VALUE));
        both(
                float.class,
                Float.class,
                new NumberModel(
                        json,
                        normaliser,
                        Optional.of(Range.of(most.negate(), most)),
                        BigDecimal::floatValue));
        models.put(BigDecimal.class, number(decimal -> decimal));
    }

    private void both(Class<?> primitive, Class<?> wrapper, TypeModel model) {
        models.put(primitive, model);
        models.put(wrapper, model);
    }

    private IntegerModel integer(long least, long greatest, Function<BigInteger, Object> toJava) {
        return new IntegerModel(
                json,
                normaliser,
                Optional.of(Range.of(BigDecimal.valueOf(least), BigDecimal.valueOf(greatest))),
                toJava);
    }

    private NumberModel number(Function<BigDecimal, Number> toJava) {
        return new NumberModel(json, normaliser, Optional.empty(), toJava);
    }
}
