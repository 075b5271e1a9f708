package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.net.URI;
import java.util.regex.Pattern;

/**
 * One constraint of Jakarta Validation as keywords of a schema, and its check on the JSON value. It
 * passes over kinds of values it says nothing about, as JSON Schema does.
 */
interface Constraint {

    void describe(Keywords keywords);

    void check(JsonValue value, Reading reading);

    /** Whether only a form has a word for it; elsewhere it stays the container's. */
    default boolean isOfForms() {
        return false;
    }

    /** A URI that begins with its scheme. */
    record Absolute() implements Constraint {

        @Override
        public void describe(Keywords keywords) {
            keywords.format("uri");
        }

        @Override
        public void check(JsonValue value, Reading reading) {
            if (value instanceof JsonString string
                    && !URI.create(string.getString()).isAbsolute()) {
                reading.fail(
                        "url_parsing",
                        "Input should be a valid URL, relative URL without a base",
                        value);
            }
        }
    }

    /**
     * A text that is a mail address; the provider of Jakarta Validation may demand more. It takes
     * international addresses as well, which a tool may return, but no form can ask for.
     */
    record Mail() implements Constraint {

        private static final String LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

        /** As the HTML standard defines a valid e-mail address. */
        private static final Pattern ADDRESS =
                Pattern.compile(
                        "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]++@" + LABEL + "(?:\\." + LABEL + ")*+");

        @Override
        public void describe(Keywords keywords) {
            keywords.format("email");
        }

        @Override
        public void check(JsonValue value, Reading reading) {
            if (value instanceof JsonString string && !isAddress(string.getString())) {
                reading.fail("value_error", "value is not a valid email address", value);
            }
        }

        static boolean isAddress(String text) {
            return ADDRESS.matcher(text).matches();
        }

        @Override
        public boolean isOfForms() {
            return true;
        }
    }

    /** A number on one side of a limit. */
    record Bound(Side side, BigDecimal limit) implements Constraint {

        @Override
        public void describe(Keywords keywords) {
            keywords.bound(side, limit);
        }

        @Override
        public void check(JsonValue value, Reading reading) {
            if (value instanceof JsonNumber number
                    && !side.allows(number.bigDecimalValue().compareTo(limit))) {
                reading.fail(side.type, side.text + limit.toPlainString(), value);
            }
        }
    }

    /** The sides of a limit. */
    enum Side {
        AT_LEAST("minimum", "greater_than_equal", "Input should be greater than or equal to "),
        ABOVE("exclusiveMinimum", "greater_than", "Input should be greater than "),
        AT_MOST("maximum", "less_than_equal", "Input should be less than or equal to "),
        BELOW("exclusiveMaximum", "less_than", "Input should be less than ");

        final String keyword;
        final String type;
        final String text;

        Side(String keyword, String type, String text) {
            this.keyword = keyword;
            this.type = type;
            this.text = text;
        }

        boolean isLower() {
            return this == AT_LEAST || this == ABOVE;
        }

        boolean allows(int comparison) {
            return switch (this) {
                case AT_LEAST -> comparison >= 0;
                case ABOVE -> comparison > 0;
                case AT_MOST -> comparison <= 0;
                case BELOW -> comparison < 0;
            };
        }
    }

    /** How many characters, elements or entries: 0 and {@code Integer.MAX_VALUE} are no limit. */
    record Size(int min, int max) implements Constraint {

        @Override
        public void describe(Keywords keywords) {
            keywords.size(min, max);
        }

        @Override
        public void check(JsonValue value, Reading reading) {
            if (value instanceof JsonString string) {
                String text = string.getString();
                // JSON Schema counts characters, not UTF-16 units.
                Sized.STRING.check(this, text.codePointCount(0, text.length()), value, reading);
            } else if (value instanceof JsonArray array) {
                Sized.LIST.check(this, array.size(), value, reading);
            } else if (value instanceof JsonObject object) {
                Sized.DICTIONARY.check(this, object.size(), value, reading);
            }
        }
    }

    /**
     * A text that a regular expression matches as a whole.
     *
     * @param text the expression as JSON Schema reads it
     * @param portable whether it means the same there, so that it can be listed
     * @param pattern the expression in Java
     */
    record Matches(String text, boolean portable, Pattern pattern) implements Constraint {

        @Override
        public void describe(Keywords keywords) {
            if (portable) {
                keywords.pattern(text);
            }
        }

        @Override
        public void check(JsonValue value, Reading reading) {
            if (value instanceof JsonString string && !matches(string.getString())) {
                reading.fail(
                        "string_pattern_mismatch",
                        "String should match pattern '" + ValueText.escaped(text) + "'",
                        value);
            }
        }

        private boolean matches(String value) {
            try {
                return pattern.matcher(value).matches();
            } catch (StackOverflowError e) {
                // Alternatives in a group are tried by recursion, one level a character.
                return false;
            }
        }

        /** A pattern has no equality of its own. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Matches that
                    && text.equals(that.text)
                    && pattern.flags() == that.pattern.flags();
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }
    }
}
