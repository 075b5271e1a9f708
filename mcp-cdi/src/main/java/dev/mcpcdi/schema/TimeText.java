package dev.mcpcdi.schema;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.Date;

/** The text of a value in the form that its schema names. */
final class TimeText {

    private TimeText() {}

    /** Where {@code toString()} leaves out seconds or spreads the sign, the format does not. */
    static String of(Object value) {
        if (value instanceof OffsetDateTime || value instanceof ZonedDateTime) {
            return format(DateTimeFormatter.ISO_OFFSET_DATE_TIME, value);
        }
        if (value instanceof LocalDateTime) {
            return format(DateTimeFormatter.ISO_LOCAL_DATE_TIME, value);
        }
        if (value instanceof LocalTime) {
            return format(DateTimeFormatter.ISO_LOCAL_TIME, value);
        }
        if (value instanceof OffsetTime) {
            return format(DateTimeFormatter.ISO_OFFSET_TIME, value);
        }
        if (value instanceof Duration duration && duration.isNegative()) {
            return "-" + duration.negated();
        }
        if (value instanceof Date date) {
            // One of a database knows no instant.
            return Instant.ofEpochMilli(date.getTime()).toString();
        }
        return value instanceof URI uri ? uri.toASCIIString() : value.toString();
    }

    private static String format(DateTimeFormatter formatter, Object value) {
        return formatter.format((TemporalAccessor) value);
    }
}
