package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolArg;
import jakarta.json.JsonObject;
import jakarta.validation.constraints.Max;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schemas that are written by hand: listed as they stand, enforced in our words. */
class GivenSchemaTest {

    static final String ORDER =
            """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "type": "object",
              "title": "An order",
              "$defs": {"address": {"$anchor": "home", "type": "object",
                "properties": {"street": {"type": "string", "minLength": 2}}, "required": ["street"]}},
              "properties": {
                "zip": {"type": "string", "pattern": "^[0-9]+$"},
                "copies": {"type": "integer", "maximum": 5.0, "multipleOf": 1.50, "default": 3},
                "address": {"$ref": "#home"},
                "contact": {"enum": ["phone", "email", null]},
                "phone": {"type": "string"},
                "email": {"type": "string", "format": "email"},
                "rest": {"type": ["array", "null"], "uniqueItems": true, "contains": {"const": 1},
                         "items": {"anyOf": [{"type": "integer", "minimum": 1}, {"type": "null"}]}}
              },
              "required": ["zip"],
              "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
              "if": {"properties": {"contact": {"const": "phone"}}, "required": ["contact"]},
              "then": {"required": ["phone"]},
              "else": {"required": ["email"]},
              "dependentRequired": {"contact": ["address"]},
              "propertyNames": {"maxLength": 10},
              "additionalProperties": false
            }""";

    static class Tools {

        @Tool(inputSchema = ORDER)
        void order(
                String zip,
                int copies,
                Optional<JsonObject> address,
                Optional<String> contact,
                Optional<String> phone,
                Optional<String> email,
                Optional<Object> rest) {}

        void filter(
                @ToolArg(
                                description = "What to look for.",
                                schema =
                                        """
                                        {"title":"Query","type":["object","string"],"minLength":3,"properties":{"year":{"type":"integer","exclusiveMinimum":1.0E+2}},"required":["year"]}""")
                        Object filter) {}

        void steps(
                @ToolArg(schema = "{\"type\":\"integer\",\"multipleOf\":5}") @Max(20) int steps) {}

        void stepsOrNot(
                @ToolArg(
                                schema = "{\"type\":[\"integer\",\"null\"],\"multipleOf\":5}",
                                defaultValue = "10")
                        Optional<Integer> steps) {}

        void digits(
                @ToolArg(schema = "{\"type\":\"string\",\"pattern\":\"^[0-9]+$\"}") int digits) {}

        void tree(
                @ToolArg(
                                schema =
                                        """
                                        {"$id":"urn:example:tree","type":"object","properties":{"next":{"$ref":"#"}},"additionalProperties":false}""")
                        JsonObject tree) {}

        void loud(
                @ToolArg(
                                schema =
                                        "{\"oneOf\":[{\"type\":\"string\"},{\"minLength\":1},{\"type\":\"null\"}]}")
                        Object loud) {}

        void formats(
                @ToolArg(schema = "{\"format\":\"ipv4\"}", required = false) Object ipv4,
                @ToolArg(schema = "{\"format\":\"ipv6\"}", required = false) Object ipv6,
                @ToolArg(schema = "{\"format\":\"date\"}", required = false) Object date,
                @ToolArg(schema = "{\"format\":\"idn-email\"}", required = false) Object mail) {}

        void kinds(
                @ToolArg(schema = "{\"not\":{\"type\":\"string\"}}", required = false) Object not,
                @ToolArg(schema = "{\"const\":[1,\"a\"]}", required = false) Object constant,
                @ToolArg(schema = "{\"minProperties\":2,\"maxItems\":1}", required = false)
                        Object sizes,
                @ToolArg(
                                schema =
                                        "{\"prefixItems\":[{\"type\":\"boolean\"}],\"items\":false}",
                                required = false)
                        Object tuple,
                @ToolArg(
                                schema =
                                        "{\"contains\":{\"type\":\"null\"},\"minContains\":2,\"maxContains\":3}",
                                required = false)
                        Object some,
                @ToolArg(schema = "{\"pattern\":\"^(a|b)*$\"}", required = false) Object endless) {}
    }

    private final Fixture fixture = new Fixture(Tools.class);

    private ArgumentsModel arguments(String tool) {
        ArgumentsModel model = fixture.arguments(tool);
        assertThat(fixture.problems.sorted()).isEmpty();
        return model;
    }

    private Object[] bind(String tool, String arguments) {
        return arguments(tool).bind(Fixture.object(arguments));
    }

    private void assertRefused(String tool, String arguments, String... lines) {
        assertThatThrownBy(() -> bind(tool, arguments))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessage(String.join("\n", lines));
    }

    @Test
    void schema_of_all_arguments_is_listed_letter_for_letter() {
        assertThat(arguments("order").schema().toString())
                .isEqualTo(Fixture.json(ORDER).toString())
                .startsWith(
                        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"title\":\"An order\",\"$defs\"")
                .contains("\"maximum\":5.0,\"multipleOf\":1.50,\"default\":3");
    }

    @Test
    void schema_of_one_argument_is_listed_with_the_words_it_lacks() {
        assertThat(arguments("filter").schema().toString())
                .isEqualTo(
                        """
                        {"type":"object","properties":{"filter":{"title":"Query","type":["object","string"],"minLength":3,"properties":{"year":{"type":"integer","exclusiveMinimum":1.0E+2}},"required":["year"],"description":"What to look for."}},"required":["filter"],"title":"filterArguments"}""");
        assertThat(arguments("stepsOrNot").schema().toString())
                .isEqualTo(
                        """
                        {"type":"object","properties":{"steps":{"type":["integer","null"],"multipleOf":5,"default":10}},"title":"stepsOrNotArguments"}""");
    }

    @Test
    void arguments_that_fit_are_bound() {
        assertThat(
                        bind(
                                "order",
                                """
                                {"zip":"8000","contact":"phone","phone":"1","address":{"street":"Hill"},"rest":[1,null]}"""))
                .containsExactly(
                        "8000",
                        3,
                        Optional.of(Fixture.json("{\"street\":\"Hill\"}")),
                        Optional.of("phone"),
                        Optional.of("1"),
                        Optional.empty(),
                        Optional.of(java.util.Arrays.asList(1, null)));
        assertThat(bind("order", "{\"zip\":\"1\",\"email\":\"a@b.example\",\"copies\":\"3\"}"))
                .startsWith("1", 3);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    steps      | {"steps":15}      | 15
                    steps      | {"steps":"15"}    | 15
                    steps      | {"steps":15.0}    | 15
                    stepsOrNot | {"steps":null}    | Optional.empty
                    stepsOrNot | {}                | Optional[10]
                    digits     | {"digits":"0042"} | 42
                    filter     | {"filter":{"year":101}} | {year=101}
                    filter     | {"filter":"dune"} | dune
                    tree       | {"tree":"{\\"next\\":{}}"} | {"next":{}}
                    tree       | {"tree":{"next":{"next":{}}}} | {"next":{"next":{}}}
                    """)
    void value_that_fits_its_schema_is_bound(String tool, String arguments, String value) {
        assertThat(bind(tool, arguments)[0]).hasToString(value);
    }

    @Test
    void each_keyword_is_broken_in_our_words() {
        assertRefused(
                "order",
                """
                {"copies":7,"address":{"street":"x"},"contact":"fax","email":"q","wrong":1,"rest":[0,0]}""",
                "8 validation errors for orderArguments");
    }

    @Test
    void alternatives_say_why_none_fits() {
        assertRefused(
                "order",
                "{\"zip\":\"1\",\"contact\":\"phone\",\"address\":{\"street\":\"Hill\"}}",
                "2 validation errors for orderArguments");
    }
}
