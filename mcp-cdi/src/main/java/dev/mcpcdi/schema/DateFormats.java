package dev.mcpcdi.schema;

import dev.mcpcdi.problem.ProblemCode;
import jakarta.json.JsonObject;
import jakarta.json.bind.annotation.JsonbDateFormat;
import java.lang.annotation.Annotation;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.Locale;
import java.util.Map;

/**
 * Dates with {@link JsonbDateFormat}. JSON Schema has no word for such a form, so an example is
 * listed; a text of another form is refused all the same.
 */
final class DateFormats {

    private static final OffsetDateTime EXAMPLE =
            OffsetDateTime.of(2031, 12, 24, 18, 30, 15, 0, ZoneOffset.UTC);

    private static final Map<Class<?>, TemporalQuery<?>> TYPES =
            Map.of(
                    LocalDate.class, LocalDate::from,
                    LocalTime.class, LocalTime::from,
                    LocalDateTime.class, LocalDateTime::from,
                    OffsetDateTime.class, OffsetDateTime::from,
                    ZonedDateTime.class, ZonedDateTime::from,
                    Instant.class, Instant::from);

    private DateFormats() {}

    /**
     * The model of a type that is written in a form.
     *
     * @param annotation a {@code JsonbDateFormat}; its API may be missing where there is none
     * @throws MisdeclaredException if it cannot be
     */
    static TypeModel model(Json json, Class<?> type, Annotation annotation) {
        JsonbDateFormat format = (JsonbDateFormat) annotation;
        TemporalQuery<?> query = TYPES.get(type);
        if (query == null) {
            throw misfit(format, "and %s is none of them".formatted(type.getSimpleName()));
        }
        DateTimeFormatter formatter = formatter(type, format);
        JsonObject schema =
                json.object(json.type("string"))
                        .add("examples", json.array().add(example(formatter, query, format)))
                        .build();
        String text = "Input should be a valid date of the form " + format.value();
        return new TextModel(
                json,
                schema,
                new TextModel.Rule("date_format", text),
                value -> formatter.parse(value, query),
                value -> formatter.format((TemporalAccessor) value));
    }

    private static DateTimeFormatter formatter(Class<?> type, JsonbDateFormat format) {
        boolean hasLocale = !format.locale().equals(JsonbDateFormat.DEFAULT_LOCALE);
        Locale locale = hasLocale ? Locale.forLanguageTag(format.locale()) : Locale.ROOT;
        try {
            DateTimeFormatter made = DateTimeFormatter.ofPattern(format.value(), locale);
            return type == Instant.class || type == ZonedDateTime.class
                    ? made.withZone(ZoneOffset.UTC)
                    : made;
        } catch (IllegalArgumentException e) {
            throw misfit(format, "and this is no pattern of java.time");
        }
    }

    /** What is written of an example must be read again. */
    private static String example(
            DateTimeFormatter formatter, TemporalQuery<?> query, JsonbDateFormat format) {
        try {
            String text = formatter.format((TemporalAccessor) query.queryFrom(EXAMPLE));
            formatter.parse(text, query);
            return text;
        } catch (DateTimeException e) {
            throw misfit(format, "and this pattern has too few or too many parts for the type");
        }
    }

    private static MisdeclaredException misfit(JsonbDateFormat format, String reason) {
        return new MisdeclaredException(
                ProblemCode.BAD_DATE_FORMAT,
                "has @JsonbDateFormat(\"%s\"), which stands on dates and times of java.time, %s. Correct it or leave it out."
                        .formatted(format.value(), reason));
    }
}
