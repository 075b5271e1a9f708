package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The Java types that are a string on the wire; a further one is a further line here.
 *
 * <p>A text must have the form that the schema names, which is narrower than what the Java parser
 * takes and what {@code toString()} writes: a client may check both.
 */
final class Texts {

    private static final String DATE = "\\d{4}-\\d{2}-\\d{2}";
    private static final String TIME = "\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?";
    private static final String OFFSET = "(?:[Zz]|[+-]\\d{2}:\\d{2})";
    private static final Pattern DATE_TIME = Pattern.compile(DATE + "[Tt]" + TIME + OFFSET);

    /** The format {@code duration} of JSON Schema has neither signs nor fractions. */
    private static final String DURATION =
            "^-?P(?=[0-9T])([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]{1,9})?S)?)?$";

    private final Json json;
    private final Map<Class<?>, TypeModel> models = new HashMap<>();

    private Texts(Json json) {
        this.json = json;
    }

    static Map<Class<?>, TypeModel> all(Json json) {
        Texts texts = new Texts(json);
        texts.characters();
        texts.times();
        texts.bytes();
        return texts.models;
    }

    private void characters() {
        JsonObject string = json.type("string");
        TextModel any = new TextModel(json, string, null, text -> text, Object::toString);
        models.put(String.class, any);
        TextModel one =
                new TextModel(
                        json,
                        json.object(string).add("minLength", 1).add("maxLength", 1).build(),
                        new TextModel.Rule("string_length", "String should have 1 character"),
                        Texts::character,
                        Object::toString);
        models.put(char.class, one);
        models.put(Character.class, one);
    }

    private void times() {
        Pattern local = Pattern.compile(DATE + "[Tt]" + TIME);
        text(LocalDate.class, "date", Pattern.compile(DATE), LocalDate::parse);
        text(LocalTime.class, "time-local", Pattern.compile(TIME), LocalTime::parse);
        text(LocalDateTime.class, "date-time-local", local, LocalDateTime::parse);
        text(OffsetDateTime.class, "date-time", DATE_TIME, OffsetDateTime::parse);
        text(Instant.class, "date-time", DATE_TIME, text -> OffsetDateTime.parse(text).toInstant());
        JsonObject duration = json.object(json.type("string")).add("pattern", DURATION).build();
        put(Duration.class, "duration", Pattern.compile(DURATION), Duration::parse, duration);
    }

    private void bytes() {
        // The parser of the JDK takes shortened groups, which are no UUID.
        Pattern groups = Pattern.compile("[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
        text(UUID.class, "uuid", groups, UUID::fromString);
        text(URI.class, "uri-reference", Pattern.compile("\\p{ASCII}*+"), URI::create);
        JsonObject base64 =
                json.object(json.type("string")).add("contentEncoding", "base64").build();
        models.put(
                byte[].class,
                new TextModel(
                        json,
                        base64,
                        new TextModel.Rule("bytes_parsing", "Input should be valid Base64"),
                        Texts::decoded,
                        bytes -> Base64.getEncoder().encodeToString((byte[]) bytes)));
    }

    private void text(Class<?> type, String format, Pattern form, Function<String, Object> parser) {
        JsonObject schema = json.object(json.type("string")).add("format", format).build();
        put(type, format, form, parser, schema);
    }

    private void put(
            Class<?> type,
            String word,
            Pattern form,
            Function<String, Object> parser,
            JsonObject schema) {
        TextModel.Rule rule =
                new TextModel.Rule(
                        word.replace('-', '_') + "_parsing", "Input should be a valid " + word);
        models.put(
                type,
                new TextModel(
                        json,
                        schema,
                        rule,
                        text -> parser.apply(formed(form, text)),
                        value -> formed(form, print(value))));
    }

    private static String formed(Pattern form, String text) {
        if (!form.matcher(text).matches()) {
            throw new IllegalArgumentException("Not of the form " + form);
        }
        return text;
    }

    /** Where {@code toString()} leaves out seconds or spreads the sign, the format does not. */
    private static String print(Object value) {
        if (value instanceof OffsetDateTime time) {
            return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time);
        }
        if (value instanceof LocalDateTime time) {
            return DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(time);
        }
        if (value instanceof LocalTime time) {
            return DateTimeFormatter.ISO_LOCAL_TIME.format(time);
        }
        if (value instanceof Duration duration && duration.isNegative()) {
            return "-" + duration.negated();
        }
        return value instanceof URI uri ? uri.toASCIIString() : value.toString();
    }

    private static Character character(String text) {
        if (text.length() != 1) {
            throw new IllegalArgumentException("Not one character");
        }
        return text.charAt(0);
    }

    /** The decoder of the JDK takes a text without its padding. */
    private static byte[] decoded(String text) {
        if (text.length() % 4 != 0) {
            throw new IllegalArgumentException("Not padded");
        }
        return Base64.getDecoder().decode(text);
    }
}
