package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolArg;
import jakarta.json.JsonObject;
import jakarta.validation.constraints.Max;
import java.util.Arrays;
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
                        Optional.of(Arrays.asList(1, null)));
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
                    loud       | {"loud":""} | ``
                    """)
    void value_that_fits_its_schema_is_bound(String tool, String arguments, String value) {
        assertThat(bind(tool, arguments)[0]).hasToString(value);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    order | {"copies":7,"address":{"street":"x"},"contact":"fax","email":"q","wrong":1,"rest":[0,0]} | 11 validation errors for orderArguments~address.street~  String should have at least 2 characters [type=string_too_short, input_value='x', input_type=str]~contact~  Input should be 'phone', 'email' or None [type=literal_error, input_value='fax', input_type=str]~copies~  Input should be a multiple of 1.50 [type=multiple_of, input_value=7, input_type=int]~copies~  Input should be less than or equal to 5.0 [type=less_than_equal, input_value=7, input_type=int]~email~  value is not a valid email address [type=value_error, input_value='q', input_type=str]~rest~  List should contain an item of the form that is demanded [type=contains, input_value=[0, 0], input_type=list]~rest~  Items should be unique [type=unique_items, input_value=[0, 0], input_type=list]~rest.0~  Input should fit one of 2 alternatives: Input should be greater than or equal to 1; or Input should be None [type=any_of, input_value=0, input_type=int]~rest.1~  Input should fit one of 2 alternatives: Input should be greater than or equal to 1; or Input should be None [type=any_of, input_value=0, input_type=int]~wrong~  Extra inputs are not permitted [type=extra_forbidden, input_value=1, input_type=int]~zip~  Field required [type=missing, input_value={'copies': 7, 'address': {'street': 'x'}, 'contact': 'fax', 'email': 'q', 'wrong': 1, 'rest': [0, 0]..., input_type=dict]
                    order | {"zip":"1","contact":"phone","address":{"street":"Hill"}} | 2 validation errors for orderArguments~  Input should fit one of 2 alternatives: phone: Field required; or email: Field required [type=any_of, input_value={'zip': '1', 'contact': 'phone', 'address': {'street': 'Hill'}}, input_type=dict]~phone~  Field required [type=missing, input_value={'zip': '1', 'contact': 'phone', 'address': {'street': 'Hill'}}, input_type=dict]
                    order | {"zip":"1","contact":"phone","phone":"1"} | 1 validation error for orderArguments~address~  Field required [type=missing, input_value={'zip': '1', 'contact': 'phone', 'phone': '1'}, input_type=dict]
                    order | {"zip":"1","email":"a@b.example","longer_than_ten":1} | 2 validation errors for orderArguments~  Input has a name that is not allowed [type=property_name, input_value={'zip': '1', 'email': 'a@b.example', 'longer_than_ten': 1}, input_type=dict]~longer_than_ten~  Extra inputs are not permitted [type=extra_forbidden, input_value=1, input_type=int]
                    steps | {"steps":7} | 1 validation error for stepsArguments~steps~  Input should be a multiple of 5 [type=multiple_of, input_value=7, input_type=int]
                    steps | {"steps":25} | 1 validation error for stepsArguments~steps~  Input should be less than or equal to 20 [type=less_than_equal, input_value=25, input_type=int]
                    steps | {"steps":"x"} | 1 validation error for stepsArguments~steps~  Input should be a valid integer [type=int_type, input_value='x', input_type=str]
                    digits | {"digits":"x\\ny"} | 1 validation error for digitsArguments~digits~  String should match pattern '^[0-9]+$' [type=string_pattern_mismatch, input_value='x\\ny', input_type=str]
                    digits | {"digits":"99999999999"} | 1 validation error for digitsArguments~digits~  Input should be less than or equal to 2147483647 [type=less_than_equal, input_value='99999999999', input_type=str]
                    filter | {"filter":{"year":100}} | 1 validation error for filterArguments~filter.year~  Input should be greater than 100 [type=greater_than, input_value=100, input_type=int]
                    filter | {"filter":"du"} | 1 validation error for filterArguments~filter~  String should have at least 3 characters [type=string_too_short, input_value='du', input_type=str]
                    filter | {"filter":[]} | 1 validation error for filterArguments~filter~  Input should be a valid dictionary or string [type=type, input_value=[], input_type=list]
                    tree | {"tree":{"next":{"nest":1}}} | 1 validation error for treeArguments~tree.next.nest~  Extra inputs are not permitted [type=extra_forbidden, input_value=1, input_type=int]
                    loud | {"loud":"a"} | 1 validation error for loudArguments~loud~  Input should fit exactly one alternative, but fits several [type=one_of, input_value='a', input_type=str]
                    formats | {"ipv4":"1.2.3.256","ipv6":"::g","date":"2026-13-01","mail":"q"} | 4 validation errors for formatsArguments~ipv4~  Input should be a valid ipv4 [type=ipv4_parsing, input_value='1.2.3.256', input_type=str]~ipv6~  Input should be a valid ipv6 [type=ipv6_parsing, input_value='::g', input_type=str]~date~  Input should be a valid date [type=date_parsing, input_value='2026-13-01', input_type=str]~mail~  Input should be a valid idn-email [type=idn_email_parsing, input_value='q', input_type=str]
                    kinds | {"not":"x","constant":[1],"sizes":{"a":1},"tuple":[1,2],"some":[null]} | 6 validation errors for kindsArguments~not~  Input is of a form that is excluded [type=not, input_value='x', input_type=str]~constant~  Input should be [1, 'a'] [type=literal_error, input_value=[1], input_type=list]~sizes~  Dictionary should have at least 2 items after validation, not 1 [type=too_short, input_value={'a': 1}, input_type=dict]~tuple.0~  Input should be a valid boolean [type=bool_type, input_value=1, input_type=int]~tuple.1~  Extra inputs are not permitted [type=extra_forbidden, input_value=2, input_type=int]~some~  List should contain at least 2 items of the form that is demanded [type=contains, input_value=[None], input_type=list]
                    kinds | {"sizes":[1,2],"some":[null,null,null,null],"tuple":[true,2]} | 3 validation errors for kindsArguments~sizes~  List should have at most 1 item after validation, not 2 [type=too_long, input_value=[1, 2], input_type=list]~tuple.1~  Extra inputs are not permitted [type=extra_forbidden, input_value=2, input_type=int]~some~  List should contain at most 3 items of the form that is demanded [type=contains, input_value=[None, None, None, None], input_type=list]
                    """)
    void value_that_does_not_fit_is_refused_in_our_words(
            String tool, String arguments, String message) {
        assertThatThrownBy(() -> bind(tool, arguments))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessage(message.replace("~", "\n"));
    }

    @Test
    void text_that_an_expression_does_not_end_on_is_refused() {
        assertThatThrownBy(
                        () -> bind("kinds", "{\"endless\":\"%s\"}".formatted("ab".repeat(50_000))))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessageStartingWith(
                        "1 validation error for kindsArguments\nendless\n  Input is too long or too deep to be checked")
                .hasMessageContaining("[type=recursion_loop, input_value='abab");
    }

    @Test
    void values_of_formats_are_taken() {
        assertThat(
                        bind(
                                "formats",
                                """
                                {"ipv4":"10.0.255.1","ipv6":"2001:db8::ff00:42:8329","date":"2026-02-28","mail":"z\u00fc@b.example"}"""))
                .containsExactly(
                        "10.0.255.1", "2001:db8::ff00:42:8329", "2026-02-28", "zü@b.example");
    }
}
