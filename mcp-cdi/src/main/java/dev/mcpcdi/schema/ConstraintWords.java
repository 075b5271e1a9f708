package dev.mcpcdi.schema;

import dev.mcpcdi.schema.Constraint.Bound;
import dev.mcpcdi.schema.Constraint.Mail;
import dev.mcpcdi.schema.Constraint.Matches;
import dev.mcpcdi.schema.Constraint.Side;
import dev.mcpcdi.schema.Constraint.Size;
import jakarta.json.JsonValue;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.constraints.AssertFalse;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.metadata.ConstraintDescriptor;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * The constraints of Jakarta Validation that a schema has words for; the others stay the
 * container's.
 */
final class ConstraintWords {

    private static final String NOT_BLANK = "\\S";

    /** Anywhere in the text; white space is that of Unicode, as for JSON Schema. */
    private static final java.util.regex.Pattern VISIBLE =
            java.util.regex.Pattern.compile(
                    "(?s).*?\\S.*+", java.util.regex.Pattern.UNICODE_CHARACTER_CLASS);

    private ConstraintWords() {}

    static boolean forbidsNull(ConstraintDescriptor<?> descriptor) {
        Annotation annotation = descriptor.getAnnotation();
        return annotation instanceof NotNull
                || annotation instanceof NotBlank
                || annotation instanceof NotEmpty;
    }

    static Optional<Constraint> of(ConstraintDescriptor<?> descriptor) {
        Annotation annotation = descriptor.getAnnotation();
        Constraint constraint = number(annotation);
        return Optional.ofNullable(constraint != null ? constraint : other(annotation));
    }

    /**
     * Whether the JSON value was checked for what a provider finds wrong with a text: it counts
     * UTF-16 units where a schema counts characters, and its expressions may not end.
     */
    static boolean covers(ConstraintViolation<?> violation) {
        return violation.getInvalidValue() instanceof CharSequence
                && of(violation.getConstraintDescriptor())
                        .filter(word -> word instanceof Size || word instanceof Matches)
                        .isPresent();
    }

    private static Constraint number(Annotation annotation) {
        if (annotation instanceof Min min) {
            return new Bound(Side.AT_LEAST, BigDecimal.valueOf(min.value()));
        }
        if (annotation instanceof Max max) {
            return new Bound(Side.AT_MOST, BigDecimal.valueOf(max.value()));
        }
        if (annotation instanceof DecimalMin min) {
            return new Bound(
                    min.inclusive() ? Side.AT_LEAST : Side.ABOVE, new BigDecimal(min.value()));
        }
        if (annotation instanceof DecimalMax max) {
            return new Bound(
                    max.inclusive() ? Side.AT_MOST : Side.BELOW, new BigDecimal(max.value()));
        }
        return sign(annotation);
    }

    private static Constraint sign(Annotation annotation) {
        if (annotation instanceof Positive) {
            return new Bound(Side.ABOVE, BigDecimal.ZERO);
        }
        if (annotation instanceof PositiveOrZero) {
            return new Bound(Side.AT_LEAST, BigDecimal.ZERO);
        }
        if (annotation instanceof Negative) {
            return new Bound(Side.BELOW, BigDecimal.ZERO);
        }
        return annotation instanceof NegativeOrZero
                ? new Bound(Side.AT_MOST, BigDecimal.ZERO)
                : null;
    }

    private static Constraint other(Annotation annotation) {
        if (annotation instanceof jakarta.validation.constraints.Size size) {
            return new Size(size.min(), size.max());
        }
        if (annotation instanceof NotEmpty) {
            return new Size(1, Integer.MAX_VALUE);
        }
        if (annotation instanceof NotBlank) {
            return new Matches(NOT_BLANK, true, VISIBLE);
        }
        if (annotation instanceof Email) {
            return new Mail();
        }
        if (annotation instanceof AssertTrue || annotation instanceof AssertFalse) {
            boolean isTrue = annotation instanceof AssertTrue;
            return new Constant(isTrue ? JsonValue.TRUE : JsonValue.FALSE);
        }
        if (annotation instanceof jakarta.validation.constraints.Digits digits) {
            return new Digits(digits.integer(), digits.fraction());
        }
        return annotation instanceof Pattern pattern ? matches(pattern) : null;
    }

    /** Jakarta Validation matches the whole text, JSON Schema any part of it. */
    private static Constraint matches(Pattern pattern) {
        String regexp = pattern.regexp();
        boolean whole = regexp.startsWith("^") && regexp.endsWith("$") && regexp.indexOf('|') < 0;
        String listed = whole ? regexp : "^(?:" + regexp + ")$";
        boolean portable = pattern.flags().length == 0 && EcmaPattern.accepts(regexp);
        int flags = 0;
        for (Pattern.Flag flag : pattern.flags()) {
            flags |= flag.getValue();
        }
        return new Matches(listed, portable, java.util.regex.Pattern.compile(regexp, flags));
    }
}
