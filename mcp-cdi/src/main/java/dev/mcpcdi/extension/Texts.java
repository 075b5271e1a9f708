package dev.mcpcdi.extension;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** Texts of annotations. */
final class Texts {

    private Texts() {}

    /** Empty stands for none, because an annotation has no null. */
    static Optional<String> given(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /** Whether it is a duration that the clock can count, and longer than nothing. */
    static boolean isTime(String text) {
        try {
            return Duration.parse(text).toNanos() > 0;
        } catch (DateTimeParseException | ArithmeticException e) {
            return false;
        }
    }
}
