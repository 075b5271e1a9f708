package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.mcpcdi.ToolException;
import jakarta.validation.constraints.Pattern;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

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
}
