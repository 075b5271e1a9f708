package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Literal;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.ToolException;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BindingTest {

    private final Fixture fixture = new Fixture(Tools.class);

    record Range(int from, int to) {
        Range {
            if (from > to) {
                throw new ToolException("from is after to");
            }
        }
    }

    record Picky(int number) {
        Picky {
            if (number == 13) {
                throw new IllegalStateException("secret of the class");
            }
        }
    }

    record Address(@NotBlank String street) {}

    record Person(@Size(min = 1) String name, Address addr) {}

    public static class Open {
        public String name;
        public int[] numbers;
    }

    static class Tools {
        void search_books(
                String query,
                @Min(1) @Max(50) @ToolArg(defaultValue = "10") int limit,
                Optional<@Literal({"fiction", "poetry"}) String> genre) {}

        void with_person(Person person) {}

        void numbers(int i, long l, double d, boolean b) {}

        void ranges(Range range, Picky picky) {}

        void containers(
                List<Integer> list,
                Set<String> set,
                Map<String, Integer> map,
                OptionalInt maybe,
                Open open) {}

        void texts(String text, Optional<String> maybe, @ToolArg(required = false) String other) {}

        void renamed(@ToolArg(name = "sort-order", title = "Order") String sortOrder) {}
    }

    private String error(String tool, String arguments) {
        ArgumentsModel model = fixture.arguments(tool);
        try {
            model.bind(object(arguments));
        } catch (InvalidArgumentsException e) {
            return e.getMessage();
        }
        throw new AssertionError("accepted");
    }

    private Object[] bound(String tool, String arguments) {
        return fixture.arguments(tool).bind(object(arguments));
    }

    @Test
    void absent_argument_takes_its_default() {
        assertThat(bound("search_books", "{\"query\":\"dune\",\"unknown\":1}"))
                .containsExactly("dune", 10, Optional.empty());
    }

    @Test
    void value_beyond_a_limit_is_named() {
        assertThat(error("search_books", "{\"query\":\"dune\",\"limit\":999}"))
                .isEqualTo(
                        """
                        1 validation error for search_booksArguments
                        limit
                          Input should be less than or equal to 50 \
                        [type=less_than_equal, input_value=999, input_type=int]""");
    }

    @Test
    void all_violations_come_in_one_text() {
        assertThat(error("search_books", "{\"limit\":0,\"genre\":\"prose\"}"))
                .isEqualTo(
                        """
                        3 validation errors for search_booksArguments
                        query
                          Field required [type=missing, \
                        input_value={'limit': 0, 'genre': 'prose'}, input_type=dict]
                        limit
                          Input should be greater than or equal to 1 \
                        [type=greater_than_equal, input_value=0, input_type=int]
                        genre
                          Input should be 'fiction' or 'poetry' \
                        [type=literal_error, input_value='prose', input_type=str]""");
    }

    @Test
    void nested_violation_has_its_path() {
        assertThat(error("with_person", "{\"person\":{\"name\":\"\",\"addr\":{\"street\":1}}}"))
                .isEqualTo(
                        """
                        2 validation errors for with_personArguments
                        person.name
                          String should have at least 1 character \
                        [type=string_too_short, input_value='', input_type=str]
                        person.addr.street
                          Input should be a valid string \
                        [type=string_type, input_value=1, input_type=int]""");
    }

    @Test
    void numbers_are_never_cut_to_fit() {
        assertThat(error("numbers", "{\"i\":1.5,\"l\":99999999999999999999,\"d\":1e400,\"b\":2}"))
                .isEqualTo(
                        """
                        4 validation errors for numbersArguments
                        i
                          Input should be a valid integer, got a number with a fractional part \
                        [type=int_from_float, input_value=1.5, input_type=float]
                        l
                          Input should be less than or equal to 9223372036854775807 \
                        [type=less_than_equal, input_value=99999999999999999999, input_type=int]
                        d
                          Input should be a finite number \
                        [type=finite_number, input_value=1E+400, input_type=float]
                        b
                          Input should be a valid boolean, unable to interpret input \
                        [type=bool_parsing, input_value=2, input_type=int]""");
        assertThat(error("numbers", "{\"i\":99999999999,\"l\":1,\"d\":1,\"b\":true}"))
                .contains("Input should be less than or equal to 2147483647 [");
    }

    @Test
    void loosely_written_scalars_are_understood() {
        assertThat(bound("numbers", "{\"i\":\"5\",\"l\":2.0,\"d\":\"1.5\",\"b\":\"yes\"}"))
                .containsExactly(5, 2L, 1.5, true);
    }

    @Test
    void refusing_constructor_tells_only_what_was_meant_for_the_model() {
        assertThat(error("ranges", "{\"range\":{\"from\":2,\"to\":1},\"picky\":{\"number\":13}}"))
                .isEqualTo(
                        """
                        2 validation errors for rangesArguments
                        range
                          Value error, from is after to \
                        [type=value_error, input_value={'from': 2, 'to': 1}, input_type=dict]
                        picky
                          Value error, these values do not go together \
                        [type=value_error, input_value={'number': 13}, input_type=dict]""");
    }

    @Test
    void containers_are_bound_also_from_their_text() {
        Object[] values =
                bound(
                        "containers",
                        """
                        {"list":"[1,\\"2\\"]","set":["a","b"],"map":{"x":1},
                         "open":{"name":"n","numbers":[1,2]}}
                        """);
        assertThat(values[0]).isEqualTo(List.of(1, 2));
        assertThat(values[1]).isEqualTo(Set.of("a", "b"));
        assertThat(values[2]).isEqualTo(Map.of("x", 1));
        assertThat(values[3]).isEqualTo(OptionalInt.empty());
        assertThat(((Open) values[4]).name).isEqualTo("n");
        assertThat(((Open) values[4]).numbers).containsExactly(1, 2);
    }

    @Test
    void text_stays_text_where_a_string_is_allowed() {
        assertThat(bound("texts", "{\"text\":\"[1]\",\"maybe\":\"null\"}"))
                .containsExactly("[1]", Optional.of("null"), null);
    }

    @Test
    void hostile_value_is_cut_and_escaped() {
        String text = error("numbers", "{\"i\":\"" + "x\\n\\u202e".repeat(100) + "\"}");
        assertThat(text.lines().skip(2).findFirst().orElseThrow())
                .isEqualTo(
                        "  Input should be a valid integer, unable to parse string as an integer"
                                + " [type=int_parsing, input_value='"
                                + "x\\n\\u202e".repeat(11)
                                + "..., input_type=str]");
    }

    @Test
    void argument_has_its_own_name_on_the_wire() {
        assertThat(bound("renamed", "{\"sort-order\":\"asc\"}")).containsExactly("asc");
        assertThatThrownBy(() -> bound("renamed", "{\"sortOrder\":\"asc\"}"))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessageStartingWith("1 validation error for renamedArguments\nsort-order\n");
    }
}
