package dev.mcpcdi.extension;

import dev.mcpcdi.CacheHint;
import dev.mcpcdi.model.CachePolicy;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** Reads what a method says of how long clients may keep its contents. */
final class CacheHints {

    private CacheHints() {}

    /** Of a checked method. */
    static Optional<CachePolicy> of(BeanMethod method) {
        Optional<CachePolicy> given = given(method);
        // 2026-07-28, Caching: nobody else may have what is for some callers only.
        return AccessRules.of(method).isOpen()
                ? given
                : Optional.of(given.orElse(CachePolicy.NONE).alone());
    }

    private static Optional<CachePolicy> given(BeanMethod method) {
        return Optional.ofNullable(method.annotated().getAnnotation(CacheHint.class))
                .map(
                        hint ->
                                new CachePolicy(
                                        Duration.parse(hint.ttl()),
                                        hint.scope() == CacheHint.Scope.PUBLIC));
    }

    static boolean isDuration(String text) {
        try {
            Duration ttl = Duration.parse(text);
            ttl.toMillis(); // the unit of the wire
            return !ttl.isNegative();
        } catch (DateTimeParseException | ArithmeticException none) {
            return false;
        }
    }
}
