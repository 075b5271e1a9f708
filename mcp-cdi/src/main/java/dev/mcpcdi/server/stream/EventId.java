package dev.mcpcdi.server.stream;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The id of an event. It names the stream too, for a client comes back with nothing else
 * (2025-11-25, Transports, Resumability and Redelivery).
 *
 * @param stream the stream, counted in its session from 1
 * @param number the event, counted in its stream from 1; 0 before the first
 */
record EventId(long stream, long number) {

    private static final Pattern TEXT = Pattern.compile("(\\d{1,18})-(\\d{1,18})");

    static Optional<EventId> of(String text) {
        Matcher matcher = TEXT.matcher(text);
        return matcher.matches()
                ? Optional.of(
                        new EventId(
                                Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))))
                : Optional.empty();
    }

    String text() {
        return stream + "-" + number;
    }
}
