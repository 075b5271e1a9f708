package dev.mcpcdi.schema;

import dev.mcpcdi.Literal;
import dev.mcpcdi.ToolArg;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Types that a person can be asked for. */
final class SampleForms {

    private SampleForms() {}

    record Backorder(@ToolArg(description = "Order anyway and wait?") boolean confirm) {}

    static class BackorderFields {
        @ToolArg(description = "Order anyway and wait?")
        public boolean confirm;
    }

    static class BackorderBean {
        private boolean confirm;

        @ToolArg(description = "Order anyway and wait?")
        public boolean isConfirm() {
            return confirm;
        }

        public void setConfirm(boolean confirm) {
            this.confirm = confirm;
        }
    }

    enum Format {
        S,
        M,
        L
    }

    enum Binding {
        @ToolArg(name = "hard", title = "Hardcover")
        HARDCOVER,
        @ToolArg(title = "Paperback")
        PAPERBACK,
        EBOOK {
            @Override
            public String toString() {
                return "electronic";
            }
        }
    }

    record Scalars(
            String text,
            char letter,
            byte small,
            long whole,
            BigInteger big,
            float fraction,
            BigDecimal price,
            Boolean yes) {}

    record Texts(String text, char letter) {}

    record Numbers(long whole, BigInteger big, double fraction, BigDecimal price) {}

    record Contact(@Email String mail) {}

    record Formats(URI home, LocalDate day, Instant at, OffsetDateTime time) {}

    record Limits(
            @Size(min = 2, max = 5) String text,
            @Min(1) @Max(9) int whole,
            @DecimalMin("0.5") @DecimalMax("99.5") double fraction) {}

    record Unlisted(
            @Pattern(regexp = "[a-z]+") String text,
            @Positive int count,
            @DecimalMax(value = "1", inclusive = false) double part,
            @Min(value = 3, message = "must be at least 3") String digits,
            @NotBlank @Literal({"a", " "}) String letter) {}

    record Single(
            Format format,
            Binding binding,
            @Literal({"a", "b"}) String letter,
            @Literal(
                            value = {"a", "b"},
                            titles = {"Alpha", "Beta"})
                    String titled) {}

    record Multiple(
            List<Format> formats,
            Set<Binding> bindings,
            @NotEmpty @Size(max = 2) List<@NotBlank @Literal({"a", "b"}) String> letters,
            Format[] array) {}

    record Lists(
            List<Format> formats,
            Collection<Binding> bindings,
            @NotEmpty @Size(max = 2) List<@Literal({"a", "b"}) String> letters,
            Format[] array) {}

    record Optionals(
            Optional<@Size(max = 3) String> text,
            OptionalInt whole,
            Optional<Binding> binding,
            Optional<List<Format>> formats,
            Optional<URI> home,
            @ToolArg(required = false) String note) {}

    record Defaults(
            @ToolArg(defaultValue = "hard") Binding binding,
            @ToolArg(defaultValue = "[\"S\",\"L\"]") List<Format> formats,
            @ToolArg(defaultValue = "2026-07-28") Optional<LocalDate> day) {}

    record Words(
            @ToolArg(name = "postal_code", title = "ZIP", description = "Five digits.") String zip,
            String firstName) {}

    record Pair<T>(T left, @ToolArg(required = false) T right) {}

    /** As the official conformance suite asks, SEP-1034. */
    record Profile(
            @ToolArg(defaultValue = "John Doe") String name,
            @ToolArg(defaultValue = "30") int age,
            @ToolArg(defaultValue = "95.5") double score,
            @ToolArg(defaultValue = "active") @Literal({"active", "inactive", "pending"})
                    String status,
            @ToolArg(defaultValue = "true") boolean verified) {}

    /** As the official conformance suite asks, SEP-1330. */
    record Enums(
            @Literal({"option1", "option2", "option3"}) String untitledSingle,
            @Literal(
                            value = {"value1", "value2", "value3"},
                            titles = {"First Option", "Second Option", "Third Option"})
                    String titledSingle,
            @Literal(
                            value = {"opt1", "opt2"},
                            titles = {"Option One", "Option Two"},
                            enumNames = true)
                    String legacyEnum,
            List<@Literal({"option1", "option2", "option3"}) String> untitledMulti,
            List<
                            @Literal(
                                    value = {"value1", "value2", "value3"},
                                    titles = {"First Choice", "Second Choice", "Third Choice"})
                            String>
                    titledMulti,
            List<
                            @Literal(
                                    value = {"opt1", "opt2"},
                                    titles = {"Option One", "Option Two"},
                                    enumNames = true)
                            String>
                    legacyMulti) {}
}
