package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.mcpcdi.ToolException;
import jakarta.validation.constraints.Pattern;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HostileArgumentsTest {

    private final Fixture fixture = new Fixture(Tools.class);

    record Node(String name, List<Node> nodes) {}

    record Echo(String text) {
        Echo {
            throw new ToolException("cannot use " + text);
        }
    }

    static class Tools {
        void integers(List<Integer> value) {}

        void big(BigInteger value) {}

        void letters(@Pattern(regexp = "(a|b)*") String value) {}

        void node(Node value) {}

        void echo(Echo value) {}

        void list(List<String> value) {}

        void counts(Map<String, Map<String, Integer>> value) {}

        void flag(boolean value) {}

        void text(String value) {}

        void several(int count, String text, List<Node> nodes) {}
    }

    private String error(String tool, String value) {
        ArgumentsModel model = fixture.arguments(tool);
        InvalidArgumentsException failure =
                catchThrowableOfType(
                        InvalidArgumentsException.class,
                        () -> model.bind(object("{\"value\":" + value + "}")));
        assertThat(failure).as("accepted").isNotNull();
        return failure.getMessage();
    }

    @Test
    void number_whose_digits_would_fill_the_memory_is_refused() {
        assertThat(error("integers", "\"[1e99999]\""))
                .isEqualTo(
                        """
                        1 validation error for integersArguments
                        value.0
                          Input should be less than or equal to 2147483647 \
                        [type=less_than_equal, input_value=1E+99999, input_type=float]""");
        assertThat(error("big", "1e99999"))
                .isEqualTo(
                        """
                        1 validation error for bigArguments
                        value
                          Unable to parse input as an integer, exceeded maximum size \
                        [type=int_parsing_size, input_value=1E+99999, input_type=float]""");
    }

    @Test
    void text_for_which_an_expression_recurses_too_deep_is_refused() {
        assertThat(error("letters", "\"" + "ab".repeat(200_000) + "\""))
                .startsWith(
                        "1 validation error for lettersArguments\nvalue\n  String should match pattern '^(?:(a|b)*)$' [");
    }

    @Test
    void structure_in_a_text_is_no_deeper_than_a_message() {
        String deep = "[".repeat(129) + "]".repeat(129);
        assertThat(error("integers", "\"" + deep + "\"")).contains("[type=list_type, ");
        String hidden = "[\\\"]\\\",".repeat(2000) + "1" + "]".repeat(2000);
        assertThat(error("integers", "\"" + hidden + "\"")).contains("[type=list_type, ");
    }

    @Test
    void structure_in_a_text_is_understood_for_an_argument_alone() {
        assertThatCode(
                        () ->
                                fixture.arguments("node")
                                        .bind(
                                                object(
                                                        "{\"value\":\"{\\\"name\\\":\\\"a\\\",\\\"nodes\\\":[]}\"}")))
                .doesNotThrowAnyException();
        assertThat(error("node", "{\"name\":\"a\",\"nodes\":\"[]\"}"))
                .isEqualTo(
                        """
                        1 validation error for nodeArguments
                        value.nodes
                          Input should be a valid list \
                        [type=list_type, input_value='[]', input_type=str]""");
    }

    @Test
    void value_is_quoted_as_it_was_sent() {
        assertThat(error("integers", "[\"99999999999\"]"))
                .endsWith("[type=less_than_equal, input_value='99999999999', input_type=str]");
    }

    @Test
    void flood_of_violations_is_counted_but_not_listed() {
        String error = error("list", "[" + "1,".repeat(999) + "1]");
        assertThat(error)
                .startsWith("1000 validation errors for listArguments\nvalue.0\n")
                .endsWith("\n... and 900 more")
                .hasLineCount(202);
    }

    @Test
    void refusal_of_a_constructor_stays_on_one_line() {
        assertThat(error("echo", "{\"text\":\"a\\n\\u001bb\"}"))
                .isEqualTo(
                        """
                        1 validation error for echoArguments
                        value
                          Value error, cannot use a\\n\\x1bb \
                        [type=value_error, input_value={'text': 'a\\n\\x1bb'}, input_type=dict]""");
    }

    @Test
    void name_of_a_member_is_escaped_in_a_value() {
        assertThat(error("list", "{\"a\\n\":\"it's \\\\ \\\"x\\\"\"}"))
                .endsWith("input_value={'a\\n': 'it\\'s \\\\ \"x\"'}, input_type=dict]");
    }

    @Test
    void name_that_the_client_made_is_cut_and_stays_on_one_line() {
        String name = "x".repeat(1 << 20);
        assertThat(error("counts", "{\"" + name + "\":{\"" + name + "\":\"y\"}}"))
                .isEqualTo(
                        """
                        1 validation error for countsArguments
                        value.%1$s....%1$s...
                          Input should be a valid integer, unable to parse string as an integer \
                        [type=int_parsing, input_value='y', input_type=str]"""
                                .formatted("x".repeat(100)));
        assertThat(error("counts", "{\"a\\nb\\u2028\\u001b\\u202e\":{\"c\":\"y\"}}"))
                .contains("\nvalue.a\\nb\\u2028\\x1b\\u202e.c\n  Input ");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    "\\n\\r\\t"       | '\\n\\r\\t'         | str
                    "\\u0000\\u007f"   | '\\x00\\x7f'        | str
                    "\\u2028\\u2029"   | '\\u2028\\u2029'    | str
                    "\\ud800"          | '\\ud800'          | str
                    "\\u202eabc"       | '\\u202eabc'       | str
                    "it's"             | "it's"             | str
                    {"a'b\\n":"\\""}   | {"a'b\\n": '"'}    | dict
                    [1,null,true,"x"]  | [1, None, True, 'x'] | list
                    1e999              | 1E+999             | float
                    """)
    void value_is_shown_on_one_line(String value, String shown, String type) {
        assertThat(error("flag", value))
                .startsWith(
                        "1 validation error for flagArguments\nvalue\n  Input should be a valid boolean")
                .endsWith(", input_value=" + shown + ", input_type=" + type + "]")
                .hasLineCount(3);
    }

    @Test
    void value_is_cut_at_a_hundred_characters() {
        assertThat(error("flag", "\"" + "x".repeat(98) + "\""))
                .endsWith(", input_value='" + "x".repeat(98) + "', input_type=str]");
        assertThat(error("flag", "\"" + "x".repeat(1 << 20) + "\""))
                .endsWith(", input_value='" + "x".repeat(99) + "..., input_type=str]");
        assertThat(error("flag", "\"" + "x".repeat(98) + "\\ud83d\\ude00\""))
                .endsWith(", input_value='" + "x".repeat(98) + "..., input_type=str]");
        assertThat(error("flag", "[" + "[1],".repeat(100_000) + "2]"))
                .endsWith(", input_value=[" + "[1], ".repeat(19) + "[1],..., input_type=list]");
    }

    @Test
    void all_violations_of_all_arguments_are_in_one_error() {
        InvalidArgumentsException failure =
                catchThrowableOfType(
                        InvalidArgumentsException.class,
                        () ->
                                fixture.arguments("several")
                                        .bind(
                                                object(
                                                        "{\"count\":1.5,\"nodes\":[{\"nodes\":[{}]},7]}")));
        assertThat(failure)
                .hasMessage(
                        """
                        6 validation errors for severalArguments
                        count
                          Input should be a valid integer, got a number with a fractional part [type=int_from_float, input_value=1.5, input_type=float]
                        text
                          Field required [type=missing, input_value={'count': 1.5, 'nodes': [{'nodes': [{}]}, 7]}, input_type=dict]
                        nodes.0.name
                          Field required [type=missing, input_value={'nodes': [{}]}, input_type=dict]
                        nodes.0.nodes.0.name
                          Field required [type=missing, input_value={}, input_type=dict]
                        nodes.0.nodes.0.nodes
                          Field required [type=missing, input_value={}, input_type=dict]
                        nodes.1
                          Input should be a valid dictionary [type=dict_type, input_value=7, input_type=int]""");
        assertThat(failure.paths())
                .containsExactly(
                        "count",
                        "text",
                        "nodes.0.name",
                        "nodes.0.nodes.0.name",
                        "nodes.0.nodes.0.nodes",
                        "nodes.1");
    }

    @Test
    void text_of_a_megabyte_is_taken_as_it_is() {
        String text = "\u00e9".repeat(1 << 20);
        assertThat(fixture.arguments("text").bind(object("{\"value\":\"" + text + "\"}")))
                .containsExactly(text);
    }
}
