package dev.mcpcdi.schema;

import static dev.mcpcdi.schema.Fixture.object;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Literal;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.bind.annotation.JsonbNillable;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the listed schema allows is accepted, and nothing else, whatever reads the schema. */
class AgreementTest {

    private final Fixture fixture = new Fixture(Tools.class);

    enum Color {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "leaf";
            }
        }
    }

    record Leaf(String name, Optional<Integer> size) {}

    record Tree(@NotBlank String label, List<Tree> children, @JsonbNillable Leaf leaf) {}

    record Page<T>(List<T> items, Optional<T> first) {}

    static class Tools {
        void integer(long value) {}

        void bigInteger(BigInteger value) {}

        void number(double value) {}

        void bigDecimal(BigDecimal value) {}

        void bool(Boolean value) {}

        void text(String value) {}

        void character(char value) {}

        void choice(Color value) {}

        void literal(@Literal({"a", "b c"}) String value) {}

        void maybe(Optional<@Size(max = 2) String> value) {}

        void maybeInt(@Min(3) OptionalInt value) {}

        void maybeLong(OptionalLong value) {}

        void maybeDouble(OptionalDouble value) {}

        void date(LocalDate value) {}

        void instant(Instant value) {}

        void offset(OffsetDateTime value) {}

        void duration(Duration value) {}

        void uuid(UUID value) {}

        void uri(URI value) {}

        void list(List<@Positive Integer> value) {}

        void set(Set<String> value) {}

        void array(int[][] value) {}

        void collection(@NotEmpty @Size(max = 2) Collection<Color> value) {}

        void map(@Size(min = 1) Map<String, @NegativeOrZero Long> value) {}

        void any(Object value) {}

        void anyMap(Map<String, Object> value) {}

        void jsonObject(JsonObject value) {}

        void jsonArray(JsonArray value) {}

        void jsonValue(JsonValue value) {}

        void tree(Tree value) {}

        void page(Page<Leaf> value) {}

        void pages(Page<Page<Integer>> value) {}

        void bounded(@DecimalMax(value = "1.5", inclusive = false) BigDecimal value) {}

        void sized(@Size(min = 2, max = 3) String value) {}

        void patterned(@Pattern(regexp = "a|bc") String value) {}

        void twice(@Pattern(regexp = "[a-z]+") @Pattern(regexp = ".{3}") String value) {}

        void blank(@NotBlank String value) {}
    }

    @ParameterizedTest(name = "{0} allows {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    integer     | 1, -7, 9223372036854775807
                    bigInteger  | 123456789012345678901234567890
                    number      | 1, 1.5, -1e300
                    bigDecimal  | 0.1000000000000000000000001
                    bool        | true, false
                    text        | "", "x", "null", "[1]", "\\u0000", "😀"
                    character   | "x", " "
                    choice      | "RED", "GREEN"
                    literal     | "a", "b c"
                    maybe       | null, "", "ab"
                    maybeInt    | null, 3
                    maybeLong   | null, 5000000000
                    maybeDouble | null, 0.5
                    date        | "2026-02-28"
                    instant     | "2026-02-28T10:00:00Z", "2026-02-28T10:00:00.123+01:00"
                    offset      | "2026-02-28T10:00:00-05:30"
                    duration    | "PT1H", "P2DT3M", "-PT1.5S", "PT0S"
                    uuid        | "123e4567-e89b-12d3-a456-426614174000"
                    uri         | "https://example.com/a?b#c", "relative/path", ""
                    list        | [], [1, 2]
                    set         | [], ["a", "b"]
                    array       | [], [[1], []]
                    collection  | ["RED"], ["RED", "RED"]
                    map         | {"a": 0}
                    any         | null, 1, "x", [1, {}], {"a": [null]}
                    anyMap      | {}, {"a": null, "b": {"c": 1.5}}
                    jsonObject  | {}, {"a": 1}
                    jsonArray   | [], [1, null]
                    jsonValue   | null, "x", {}
                    tree        | {"label": "a", "children": [{"label": "b", "children": []}], "extra": 1}
                    tree        | {"label": "a", "children": [], "leaf": null}
                    page        | {"items": [{"name": "n", "size": 1}], "first": {"name": "m"}}
                    pages       | {"items": [{"items": [1], "first": null}]}
                    bounded     | 1.4999, -3
                    sized       | "ab", "😀😀"
                    patterned   | "a", "bc"
                    twice       | "abc"
                    blank       | " x ", "\\n."
                    """)
    void allowed_by_both(String tool, String values) {
        agree(tool, values, true);
    }

    @ParameterizedTest(name = "{0} refuses {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    integer     | 1.5, "x", null, [], {}
                    bigInteger  | 0.5
                    number      | "x", null, []
                    bigDecimal  | "x"
                    bool        | 2, "maybe", null, []
                    text        | 1, true, null, [], {}
                    character   | "", "xy", 1
                    choice      | "red", "leaf", "", 1, null
                    literal     | "c", "", null
                    maybe       | "abc", 1
                    maybeInt    | 2, 3.5, "x"
                    maybeLong   | 0.5
                    maybeDouble | "x"
                    date        | "2026-02-30", "2026-2-3", "", 1
                    instant     | "2026-02-28"
                    offset      | "2026-02-28T25:00:00Z", "2026-02-28T10:00:00+01"
                    duration    | "P", "PT", "1h", "P1Y", "PT1.S", "P1DT"
                    uuid        | "1-1-1-1-1", "x", ""
                    uri         | "http://[", "a b"
                    list        | [0], ["x"], [null], {}, null
                    set         | ["a", "a"], [1]
                    array       | [1], [[1.5]], [null]
                    collection  | [], ["RED", "RED", "GREEN"], ["x"]
                    map         | {}, {"a": 1}, {"a": null}, []
                    anyMap      | [], null, 1
                    jsonObject  | [], null, 1
                    jsonArray   | {}, null, 1
                    tree        | {}, {"label": "", "children": []}, {"label": "a", "children": [{}]}
                    tree        | {"label": "a", "children": [], "leaf": {}}, {"label": "a", "children": null}
                    page        | {"items": [1]}, {"items": [{}]}, {"items": [], "first": 1}
                    pages       | {"items": [{"items": ["x"]}]}
                    bounded     | 1.5, 2
                    sized       | "a", "😀", "abcd"
                    patterned   | "b", "ab", ""
                    twice       | "ab", "ABC", "abcd"
                    blank       | "", " \\n\\t"
                    """)
    void refused_by_both(String tool, String values) {
        agree(tool, values, false);
    }

    /** The standards refuse these too; the validator used here reads them as Java does. */
    @ParameterizedTest(name = "{0} refuses {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    date      | "+12026-01-01"
                    instant   | "2026-02-28T10:00Z"
                    instant   | "2026-02-28T10:00:00"
                    uri       | "http://ä"
                    patterned | "a\\n"
                    blank     | "\\u00a0"
                    """)
    void form_of_the_jdk_alone_is_refused(String tool, String value) {
        assertThat(accepts(fixture.arguments(tool), object("{\"value\":" + value + "}"))).isFalse();
    }

    private void agree(String tool, String values, boolean expected) {
        ArgumentsModel model = fixture.arguments(tool);
        assertThat(fixture.problems.sorted()).isEmpty();
        Draft2020 schema = new Draft2020(model.schema());
        for (JsonValue value : object("{\"all\":[" + values + "]}").getJsonArray("all")) {
            JsonObject arguments = Fixture.JSON.createObjectBuilder().add("value", value).build();
            assertThat(schema.allows(arguments)).as("listed: %s", value).isEqualTo(expected);
            assertThat(accepts(model, arguments)).as("bound: %s", value).isEqualTo(expected);
        }
    }

    private static boolean accepts(ArgumentsModel model, JsonObject arguments) {
        try {
            model.bind(arguments);
            return true;
        } catch (InvalidArgumentsException e) {
            return false;
        }
    }
}
