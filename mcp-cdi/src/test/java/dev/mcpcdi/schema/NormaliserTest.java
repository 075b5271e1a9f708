package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.json;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormaliserTest {

    private final Normaliser normaliser = new Normaliser(new Json(Fixture.JSON));

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock =
                    """
                    1.0        | 1
                    1e2        | 100
                    -0.0       | 0
                    "5"        | 5
                    " 10 "     | 10
                    "1.0"      | 1
                    "1_000"    | 1000
                    "-7"       | -7
                    true       | 1
                    false      | 0
                    """)
    void integer_is_understood(String sent, String meant) {
        assertThat(normaliser.integer(json(sent))).isEqualTo(json(meant));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock =
                    """
                    1.5
                    "1.5"
                    "1__0"
                    "0x10"
                    "٣"
                    ""
                    "abc"
                    null
                    []
                    1e5000
                    """)
    void other_values_are_no_integer(String sent) {
        JsonValue value = json(sent);
        assertThat(normaliser.integer(value)).isSameAs(value);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock =
                    """
                    "1.5"  | 1.5
                    " .5"  | 0.5
                    "-2e3" | -2E+3
                    true   | 1
                    """)
    void number_is_understood(String sent, String meant) {
        assertThat(normaliser.number(json(sent))).isEqualTo(json(meant));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock =
                    """
                    "inf"
                    "NaN"
                    "1e9999999"
                    "x"
                    null
                    1
                    1.50
                    """)
    void other_values_are_no_number_or_stay(String sent) {
        JsonValue value = json(sent);
        assertThat(normaliser.number(value)).isSameAs(value);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock =
                    """
                    1      | true
                    0.0    | false
                    "TRUE" | true
                    "y"    | true
                    "on"   | true
                    "1"    | true
                    "no"   | false
                    "F"    | false
                    "0"    | false
                    """)
    void boolean_is_understood(String sent, String meant) {
        assertThat(normaliser.bool(json(sent))).isEqualTo(json(meant));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock = "2\n\"maybe\"\n\" true\"\nnull\n[]")
    void other_values_are_no_boolean(String sent) {
        JsonValue value = json(sent);
        assertThat(normaliser.bool(value)).isSameAs(value);
    }

    @Test
    void long_text_is_not_read_as_a_number() {
        JsonValue value = json("\"" + "9".repeat(1001) + "\"");
        assertThat(normaliser.integer(value)).isSameAs(value);
        assertThat(normaliser.number(value)).isSameAs(value);
    }
}
