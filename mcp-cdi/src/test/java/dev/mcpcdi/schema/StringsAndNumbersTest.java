package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of strings and numbers: no digit and no character is lost in silence. */
class StringsAndNumbersTest {

    static class Tools {

        void integer(int v) {}

        void wrapped(Integer v) {}

        void byteSized(byte v) {}

        void shortSized(short v) {}

        void longSized(long v) {}

        void unlimited(BigInteger v) {}

        void exact(BigDecimal v) {}

        void doubled(double v) {}

        void single(float v) {}

        void bool(boolean v) {}

        void text(String v) {}

        void sized(@Size(max = 2) String v) {}

        void letter(char v) {}

        void anything(Object v) {}

        void json(JsonValue v) {}

        void object(JsonObject v) {}

        void integers(List<Integer> v) {}

        void perhaps(Optional<Integer> v) {}
    }

    private final Fixture fixture = new Fixture(Tools.class);

    private Object bind(String tool, String value) {
        ArgumentsModel model = fixture.arguments(tool);
        assertThat(fixture.problems.sorted()).isEmpty();
        return model.bind(Fixture.object("{\"v\":" + value + "}"))[0];
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    integer    | 1.0                  | 1
                    integer    | 1.50e1               | 15
                    integer    | 1e2                  | 100
                    integer    | -0.0                 | 0
                    integer    | 2147483647           | 2147483647
                    integer    | -2147483648          | -2147483648
                    integer    | "2147483647"         | 2147483647
                    integer    | " 7 "                | 7
                    integer    | "1_000"              | 1000
                    integer    | "1.0"                | 1
                    integer    | true                 | 1
                    wrapped    | 1.0                  | 1
                    byteSized  | -128                 | -128
                    shortSized | 32767                | 32767
                    longSized  | 9007199254740993     | 9007199254740993
                    longSized  | 9007199254740993.0   | 9007199254740993
                    longSized  | 9223372036854775807  | 9223372036854775807
                    unlimited  | 1234567890123456789012345678901234567890   | 1234567890123456789012345678901234567890
                    unlimited  | 1234567890123456789012345678901234567890.0 | 1234567890123456789012345678901234567890
                    unlimited  | "1234567890123456789012345678901234567890" | 1234567890123456789012345678901234567890
                    exact      | 1.10                 | 1.10
                    exact      | "1.10"               | 1.10
                    exact      | 1                    | 1
                    exact      | 0.1234567890123456789012345678901234567890 | 0.1234567890123456789012345678901234567890
                    exact      | 1234567890123456789012345678901234567890.5 | 1234567890123456789012345678901234567890.5
                    doubled    | 1                    | 1.0
                    doubled    | 0.1                  | 0.1
                    doubled    | "1.5"                | 1.5
                    doubled    | 1e-400               | 0.0
                    doubled    | 1.7976931348623157e308 | 1.7976931348623157E308
                    single     | 0.1                  | 0.1
                    bool       | "yes"                | true
                    bool       | 0.0                  | false
                    text       | "1.0"                | 1.0
                    text       | " a "                | ` a `
                    text       | ""                   | ``
                    text       | "{\\"a\\":[1]}"      | {"a":[1]}
                    text       | "null"               | null
                    text       | "[1,2]"              | [1,2]
                    letter     | "x"                  | x
                    anything   | "[1]"                | [1]
                    anything   | 1.10                 | 1.10
                    anything   | 9007199254740993     | 9007199254740993
                    json       | "[1]"                | "[1]"
                    json       | 1.10                 | 1.10
                    object     | "{\\"a\\":1.10}"     | {"a":1.10}
                    integers   | "[1,2.0]"            | [1, 2]
                    perhaps    | "null"               | Optional.empty
                    perhaps    | "3"                  | Optional[3]
                    """)
    void value_that_is_meant_is_taken(String tool, String value, String bound) {
        assertThat(bind(tool, value)).hasToString(bound);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    integer    | 1.5          | Input should be a valid integer, got a number with a fractional part [type=int_from_float, input_value=1.5, input_type=float]
                    integer    | 2147483648   | Input should be less than or equal to 2147483647 [type=less_than_equal, input_value=2147483648, input_type=int]
                    integer    | -2147483649  | Input should be greater than or equal to -2147483648 [type=greater_than_equal, input_value=-2147483649, input_type=int]
                    integer    | 99999999999  | Input should be less than or equal to 2147483647 [type=less_than_equal, input_value=99999999999, input_type=int]
                    integer    | 1234567890123456789012345678901234567890 | Input should be less than or equal to 2147483647 [type=less_than_equal, input_value=1234567890123456789012345678901234567890, input_type=int]
                    integer    | "1.5"        | Input should be a valid integer, unable to parse string as an integer [type=int_parsing, input_value='1.5', input_type=str]
                    integer    | "NaN"        | Input should be a valid integer, unable to parse string as an integer [type=int_parsing, input_value='NaN', input_type=str]
                    integer    | "1e3"        | Input should be a valid integer, unable to parse string as an integer [type=int_parsing, input_value='1e3', input_type=str]
                    integer    | "0x10"       | Input should be a valid integer, unable to parse string as an integer [type=int_parsing, input_value='0x10', input_type=str]
                    integer    | "\\u0661"    | Input should be a valid integer, unable to parse string as an integer [type=int_parsing, input_value='\u0661', input_type=str]
                    integer    | ""           | Input should be a valid integer, unable to parse string as an integer [type=int_parsing, input_value='', input_type=str]
                    integer    | null         | Input should be a valid integer [type=int_type, input_value=None, input_type=NoneType]
                    integer    | [1]          | Input should be a valid integer [type=int_type, input_value=[1], input_type=list]
                    wrapped    | null         | Input should be a valid integer [type=int_type, input_value=None, input_type=NoneType]
                    byteSized  | 128          | Input should be less than or equal to 127 [type=less_than_equal, input_value=128, input_type=int]
                    shortSized | -32769       | Input should be greater than or equal to -32768 [type=greater_than_equal, input_value=-32769, input_type=int]
                    longSized  | 9223372036854775808 | Input should be less than or equal to 9223372036854775807 [type=less_than_equal, input_value=9223372036854775808, input_type=int]
                    longSized  | 9007199254740993.5 | Input should be a valid integer, got a number with a fractional part [type=int_from_float, input_value=9007199254740993.5, input_type=float]
                    unlimited  | 0.1          | Input should be a valid integer, got a number with a fractional part [type=int_from_float, input_value=0.1, input_type=float]
                    doubled    | 1e400        | Input should be a finite number [type=finite_number, input_value=1E+400, input_type=float]
                    doubled    | "NaN"        | Input should be a valid number, unable to parse string as a number [type=float_parsing, input_value='NaN', input_type=str]
                    doubled    | "Infinity"   | Input should be a valid number, unable to parse string as a number [type=float_parsing, input_value='Infinity', input_type=str]
                    doubled    | "1,5"        | Input should be a valid number, unable to parse string as a number [type=float_parsing, input_value='1,5', input_type=str]
                    single     | 3.5e38       | Input should be less than or equal to 340282350000000000000000000000000000000 [type=less_than_equal, input_value=3.5E+38, input_type=float]
                    bool       | 2            | Input should be a valid boolean, unable to interpret input [type=bool_parsing, input_value=2, input_type=int]
                    bool       | "ja"         | Input should be a valid boolean, unable to interpret input [type=bool_parsing, input_value='ja', input_type=str]
                    text       | 1.0          | Input should be a valid string [type=string_type, input_value=1.0, input_type=float]
                    text       | true         | Input should be a valid string [type=string_type, input_value=True, input_type=bool]
                    text       | null         | Input should be a valid string [type=string_type, input_value=None, input_type=NoneType]
                    text       | {"a":1}      | Input should be a valid string [type=string_type, input_value={'a': 1}, input_type=dict]
                    sized      | "abc"        | String should have at most 2 characters [type=string_too_long, input_value='abc', input_type=str]
                    object     | "[1]"        | Input should be a valid dictionary [type=dict_type, input_value=[1], input_type=list]
                    integers   | "7"          | Input should be a valid list [type=list_type, input_value='7', input_type=str]
                    perhaps    | "x"          | Input should be a valid integer, unable to parse string as an integer [type=int_parsing, input_value='x', input_type=str]
                    """)
    void value_that_is_not_meant_is_refused(String tool, String value, String line) {
        assertThatThrownBy(() -> bind(tool, value))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessage("1 validation error for %sArguments\nv\n  %s".formatted(tool, line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\u0000",
                "a\\u0000b",
                "\\u2028\\u2029",
                "\\ud800",
                "\\udc00\\ud800",
                "\\ud83d\\ude00",
                "\\ufeff",
                "\\u202e",
                "\\uffff",
                "\\r\\n\\t\\\\\\\""
            })
    void text_keeps_every_character(String escaped) {
        String text = ((JsonString) Fixture.json("\"" + escaped + "\"")).getString();
        assertThat(bind("text", "\"" + escaped + "\"")).isEqualTo(text);
        assertThat(bind("anything", "\"" + escaped + "\"")).isEqualTo(text);
    }

    @Test
    void text_of_a_mebibyte_is_taken_and_quoted_by_its_head() {
        String text = "é".repeat(1 << 20);
        assertThat(bind("text", "\"" + text + "\"")).isEqualTo(text);
        assertThatThrownBy(() -> bind("sized", "\"" + text + "\""))
                .hasMessage(
                        "1 validation error for sizedArguments\nv\n  String should have at most 2 characters [type=string_too_long, input_value='%s..., input_type=str]"
                                .formatted("é".repeat(99)));
    }

    @Test
    void length_counts_characters_and_not_their_halves() {
        assertThat(bind("sized", "\"😀😀\"")).isEqualTo("😀😀");
        assertThatThrownBy(() -> bind("sized", "\"😀😀😀\""))
                .isInstanceOf(InvalidArgumentsException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"\\ud800x\" | '\\ud800x'",
                "\"a\\u2028b\\u0000c\" | 'a\\u2028b\\x00c'",
                "\"\\u202eabc\" | '\\u202eabc'"
            })
    void character_that_cannot_be_seen_is_escaped_in_an_error(String value, String shown) {
        assertThatThrownBy(() -> bind("integer", value))
                .hasMessageEndingWith("input_value=%s, input_type=str]".formatted(shown));
    }
}
