package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/** The Java types that are one JSON scalar; a further one is a further line here. */
final class Scalars {

    private static final String ZONED = "datetime with an offset";

    private final Json json;
    private final Normaliser normaliser;
    private final Map<Class<?>, TypeModel> models = new HashMap<>();

    Scalars(Json json) {
        this.json = json;
        normaliser = new Normaliser(json);
        integers();
        numbers();
        texts();
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
        both(float.class, Float.class, number(BigDecimal::floatValue));
        models.put(BigDecimal.class, number(decimal -> decimal));
    }

    private void texts() {
        models.put(
                String.class,
                new TextModel(json, json.type("string"), null, text -> text, Object::toString));
        text(LocalDate.class, "date", LocalDate::parse, "date");
        text(OffsetDateTime.class, "date-time", OffsetDateTime::parse, ZONED);
        text(Instant.class, "date-time", text -> OffsetDateTime.parse(text).toInstant(), ZONED);
        text(Duration.class, "duration", Duration::parse, "duration");
        text(UUID.class, "uuid", Scalars::uuid, "UUID");
        text(URI.class, "uri-reference", URI::create, "URI");
        characters();
        bytes();
    }

    private void characters() {
        JsonObject schema =
                json.object(json.type("string")).add("minLength", 1).add("maxLength", 1).build();
        TextModel.Rule rule = new TextModel.Rule("string_length", "String should have 1 character");
        both(
                char.class,
                Character.class,
                new TextModel(json, schema, rule, Scalars::character, Object::toString));
    }

    private void bytes() {
        JsonObject schema =
                json.object(json.type("string")).add("contentEncoding", "base64").build();
        models.put(
                byte[].class,
                new TextModel(
                        json,
                        schema,
                        new TextModel.Rule("bytes_parsing", "Input should be valid Base64"),
                        Base64.getDecoder()::decode,
                        bytes -> Base64.getEncoder().encodeToString((byte[]) bytes)));
    }

    private void text(Class<?> type, String format, Function<String, Object> parser, String word) {
        JsonObject schema = json.object(json.type("string")).add("format", format).build();
        TextModel.Rule rule =
                new TextModel.Rule(
                        format.replace('-', '_') + "_parsing", "Input should be a valid " + word);
        models.put(type, new TextModel(json, schema, rule, parser, Object::toString));
    }

    private void both(Class<?> primitive, Class<?> wrapper, TypeModel model) {
        models.put(primitive, model);
        models.put(wrapper, model);
    }

    private IntegerModel integer(long least, long greatest, Function<BigInteger, Object> toJava) {
        return new IntegerModel(
                json, normaliser, Optional.of(IntegerModel.Range.of(least, greatest)), toJava);
    }

    private NumberModel number(Function<BigDecimal, Number> toJava) {
        return new NumberModel(json, normaliser, toJava);
    }

    private static Character character(String text) {
        if (text.length() != 1) {
            throw new IllegalArgumentException("Not one character");
        }
        return text.charAt(0);
    }

    /** {@link UUID#fromString} takes shortened groups, which are no UUID. */
    private static UUID uuid(String text) {
        UUID uuid = UUID.fromString(text);
        if (text.length() != uuid.toString().length()) {
            throw new IllegalArgumentException("Not 36 characters");
        }
        return uuid;
    }
}
