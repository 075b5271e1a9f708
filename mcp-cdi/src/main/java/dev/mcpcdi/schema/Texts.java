package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Base64;
import java.util.Date;
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

    /**
     * The format {@code duration} of JSON Schema has neither signs nor fractions; as many digits as
     * the Java type surely holds.
     */
    private static final String DURATION =
            "^-?P(?=[0-9T])([0-9]{1,13}D)?(T(?=[0-9])([0-9]{1,14}H)?([0-9]{1,16}M)?([0-9]{1,18}(\\.[0-9]{1,9})?S)?)?$";

    /** No format of JSON Schema has a time without an offset. */
    private static final String CLOCK = "([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?";

    /** All but the calendar: the thirtieth of February is refused, but no pattern says so. */
    private static final String DAY = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])";

    /** What no format says is shown. */
    private static final Map<String, String> EXAMPLES =
            Map.of(
                    "time-local", ", such as 10:00:00",
                    "date-time-local", ", such as 2026-02-28T10:00:00",
                    "duration", ", such as PT1H30M",
                    "period", ", such as P1Y2M3D",
                    "year-month", ", such as 2026-02");

    private static final String PERIOD =
            "^-?P(?=[+-]?[0-9])([+-]?[0-9]{1,9}Y)?([+-]?[0-9]{1,9}M)?([+-]?[0-9]{1,8}W)?([+-]?[0-9]{1,9}D)?$";

    private static final String YEAR_MONTH = "^[0-9]{4}-(0[1-9]|1[0-2])$";

    /** Annotations of JSON Schema alone say nothing to a validator. */
    private static final String BASE64 =
            "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$";

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
        TypeModel one = new CharModel(json);
        models.put(char.class, one);
        models.put(Character.class, one);
    }

    private void times() {
        text(LocalDate.class, "date", Pattern.compile(DATE), LocalDate::parse);
        patterned(LocalTime.class, "time-local", "^" + CLOCK + "$", LocalTime::parse);
        patterned(
                LocalDateTime.class,
                "date-time-local",
                "^" + DAY + "T" + CLOCK + "$",
                LocalDateTime::parse);
        text(OffsetDateTime.class, "date-time", DATE_TIME, OffsetDateTime::parse);
        text(Instant.class, "date-time", DATE_TIME, Texts::instant);
        text(
                ZonedDateTime.class,
                "date-time",
                DATE_TIME,
                text -> OffsetDateTime.parse(text).toZonedDateTime());
        text(Date.class, "date-time", DATE_TIME, text -> Date.from(instant(text)));
        text(OffsetTime.class, "time", Pattern.compile(TIME + OFFSET), OffsetTime::parse);
        patterned(Duration.class, "duration", DURATION, Duration::parse);
        patterned(Period.class, "period", PERIOD, Period::parse);
        patterned(YearMonth.class, "year-month", YEAR_MONTH, YearMonth::parse);
    }

    private static Instant instant(String text) {
        return OffsetDateTime.parse(text).toInstant();
    }

    private void patterned(
            Class<?> type, String word, String pattern, Function<String, Object> parser) {
        JsonObject schema = json.object(json.type("string")).add("pattern", pattern).build();
        put(type, word, Pattern.compile(pattern), parser, schema);
    }

    private void bytes() {
        // The parser of the JDK takes shortened groups, which are no UUID.
        Pattern groups = Pattern.compile("[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
        text(UUID.class, "uuid", groups, UUID::fromString);
        text(URI.class, "uri-reference", Pattern.compile("\\p{ASCII}*+"), URI::create);
        JsonObject base64 =
                json.object(json.type("string"))
                        .add("contentEncoding", "base64")
                        .add("pattern", BASE64)
                        .build();
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
                        word.replace('-', '_') + "_parsing",
                        "Input should be a valid " + word + EXAMPLES.getOrDefault(word, ""));
        models.put(
                type,
                new TextModel(
                        json,
                        schema,
                        rule,
                        text -> parser.apply(formed(form, text)),
                        value -> formed(form, TimeText.of(value))));
    }

    private static String formed(Pattern form, String text) {
        if (!form.matcher(text).matches()) {
            throw new IllegalArgumentException("Not of the form " + form);
        }
        return text;
    }

    /** The decoder of the JDK takes a text without its padding. */
    private static byte[] decoded(String text) {
        if (text.length() % 4 != 0) {
            throw new IllegalArgumentException("Not padded");
        }
        return Base64.getDecoder().decode(text);
    }
}
