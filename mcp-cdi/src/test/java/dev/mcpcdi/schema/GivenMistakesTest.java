package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.Tool;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.spi.SchemaContributor;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes in schemas that are written by hand, and in headers. */
class GivenMistakesTest {

    record Zone(@ToolArg(header = "Zone") String zone) {}

    record Price(int cents) {}

    static class Tools {

        void text(@ToolArg(schema = "{\"type\": \"string\",\n \"minLength\": }") String value) {}

        void list(@ToolArg(schema = "[]") String value) {}

        void rules(
                @ToolArg(
                                schema =
                                        """
                                        {"properties":{"a":{"type":"strin","minLength":-1}}}""")
                        Object value) {}

        void expression(@ToolArg(schema = "{\"pattern\":\"[\"}") String value) {}

        void dialect(
                @ToolArg(schema = "{\"$schema\":\"http://json-schema.org/draft-07/schema#\"}")
                        Object value) {}

        void endless(@ToolArg(schema = "{\"$id\":\"urn:x\",\"$ref\":\"#\"}") Object value) {}

        void remote(@ToolArg(schema = "{\"$ref\":\"https://example.org/x\"}") Object value) {}

        void dangling(@ToolArg(schema = "{\"items\":{\"$ref\":\"#/$defs/none\"}}") Object value) {}

        void lookalike(
                @ToolArg(schema = "{\"const\":{\"$ref\":\"#/nowhere\"},\"default\":{\"$id\":5}}")
                        Object value) {}

        void data(
                @ToolArg(
                                schema =
                                        "{\"$id\":\"urn:x\",\"$ref\":\"#/default\",\"default\":{\"type\":\"string\"}}")
                        Object value) {}

        void elsewhere(
                @ToolArg(schema = "{\"$ref\":\"#/$defs/a\",\"$defs\":{\"a\":{}}}") Object value) {}

        void given(@ToolArg(schema = "{\"maximum\":5}", defaultValue = "6") int value) {}

        @Tool(inputSchema = "{\"properties\":{\"value\":{}}}")
        void untyped(String value) {}

        @Tool(inputSchema = "{\"type\":\"object\",\"properties\":{\"vale\":{}}}")
        void misspelt(String value) {}

        @Tool(inputSchema = "{\"type\":\"object\",\"properties\":{\"value\":{}}}")
        void twice(@ToolArg(schema = "{}") String value) {}

        @Tool(inputSchema = "{\"type\":\"object\",\"properties\":{\"value\":{}}}")
        void primitive(int value) {}

        @Tool(inputSchema = "{\"type\":\"object\",\"properties\":{\"value\":{\"default\":\"x\"}}}")
        void unfit(int value) {}

        void token(@ToolArg(header = "Re gion") String value) {}

        void number(@ToolArg(header = "Number") double value) {}

        void optional(@ToolArg(header = "Region") Optional<String> value) {}

        void same(
                @ToolArg(header = "Region") String value, @ToolArg(header = "REGION") int other) {}

        void member(Zone value) {}

        @Tool(
                inputSchema =
                        """
                        {"type":"object","x-mcp-header":"Root","properties":{"value":{"type":"array","items":{"type":"string","x-mcp-header":"Item"}},"other":{"anyOf":[{"type":"string","x-mcp-header":"Any"}],"examples":[{"x-mcp-header":"Data"}],"type":"string"}}}""")
        void places(List<String> value, String other) {}

        @Tool(
                inputSchema =
                        """
                        {"type":"object","properties":{"value":{"type":"string","x-mcp-header":7}}}""")
        void headerOfNumber(String value) {}

        void fine(
                @ToolArg(header = "X-1_a") String value,
                @ToolArg(header = "B", required = false) Integer other,
                @ToolArg(header = "C") boolean third) {}

        @Tool(outputSchema = "{\"type\":\"object\"}")
        void nothing() {}

        @Tool(outputSchema = "{\"type\":\"object\"}")
        Content content() {
            return null;
        }

        @Tool(outputSchema = "{\"type\":\"array\"}")
        List<String> array() {
            return List.of();
        }

        @Tool(outputSchema = "{\"type\":\"object\"}", structuredOutput = StructuredOutput.OFF)
        Price off() {
            return null;
        }

        Price price(Price price) {
            return price;
        }
    }

    private static List<String> argumentMistakes(String tool) {
        Fixture fixture = new Fixture(Tools.class);
        fixture.arguments(tool);
        return mistakes(fixture);
    }

    private static List<String> mistakes(Fixture fixture) {
        return fixture.problems.sorted().stream()
                .map(problem -> problem.toString().split("\n")[0])
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    text       | String | 0320 | has a schema that is not JSON: it breaks off or goes wrong in line 2, column 15. Correct it.
                    list       | String | 0320 | has a schema that is not a JSON object. Write one.
                    rules      | Object | 0320 | has a schema that breaks the rules of JSON Schema 2020-12 (properties.a.minLength: Input should be greater than or equal to 0; properties.a.type: Input should fit one of 2 alternatives: Input should be 'array', 'boolean', 'integer', 'null', 'number', 'object' or 'string'; or Input should be a valid list). Correct it.
                    expression | String | 0320 | has a schema that breaks the rules of JSON Schema 2020-12 (pattern: Input should be a valid regex). Correct it.
                    dialect    | Object | 0320 | has a schema that says that it is of "http://json-schema.org/draft-07/schema#", but schemas are read as JSON Schema 2020-12. Leave out "$schema", or write "https://json-schema.org/draft/2020-12/schema".
                    endless    | Object | 0320 | has a schema that refers to itself without end. Let it refer to itself for members only.
                    remote     | Object | 0321 | has a schema that refers to "https://example.org/x", which is outside of it and never fetched. Write the schema that is meant under "$defs" and refer to it as "#/$defs/name".
                    dangling   | Object | 0321 | has a schema that refers to "#/$defs/none", which is not in it. Write the schema that is meant under "$defs" and refer to it as "#/$defs/name".
                    data       | Object | 0321 | has a schema that refers to "#/default", which is not in it. Write the schema that is meant under "$defs" and refer to it as "#/$defs/name".
                    elsewhere  | Object | 0321 | has a schema that refers to "#/$defs/a", which means another place where it is listed: inside the schema of the tool. Give the schema an "$id" such as "urn:example:name", which its references then belong to.
                    given      | int    | 0302 | has the default "6": Input should be less than or equal to 5. Write a value that a client could send.
                    misspelt   | String | 0323 | is not among the properties of the inputSchema. Add "value" there, or rename the one that is meant.
                    twice      | String | 0323 | has a schema or a header of its own, but the inputSchema of the tool is what is listed. Write it there.
                    primitive  | int    | 0323 | is neither required in the inputSchema nor has it a default there, and the primitive int cannot be null. Use the wrapper type.
                    unfit      | int    | 0302 | has the default "x" in the inputSchema: Input should be a valid integer, unable to parse string as an integer. Write a value that a client could send.
                    """)
    void mistake_in_a_schema_names_its_parameter(
            String tool, String type, String code, String sentence) {
        assertThat(argumentMistakes(tool))
                .containsExactly(
                        "MCPCDI-%s: Parameter \"value\" of Tools.%s(%s) %s"
                                .formatted(code, tool, type, sentence));
    }

    @Test
    void what_stands_in_data_only_looks_like_a_schema() {
        assertThat(argumentMistakes("lookalike")).isEmpty();
    }

    @Test
    void schema_of_all_arguments_is_that_of_an_object() {
        assertThat(argumentMistakes("untyped"))
                .containsExactly(
                        "MCPCDI-0320: The inputSchema of Tools.untyped(String) does not say \"type\": \"object\", as MCP demands. Add it.");
    }

    private static final String PLACE =
            "but clients look for headers among the arguments of a tool and the members of an argument that are written there, not behind \"$ref\", in lists or in alternatives. Let it be an argument of the tool.";
    private static final String TYPE =
            "but only a string, an integer or a boolean that is never null goes into one. Use String, int, long or boolean; for one that may be absent, @ToolArg(required = false) instead of an Optional.";
    private static final String NAME =
            "but the name of a header is one or more of A-Z, a-z, 0-9 and !#$%&'*+-.^_`|~. Choose another.";

    private static String header(String tool, String name, String place, String rest) {
        return "MCPCDI-0322: Tool method Tools.%s has the header \"%s\" at %s of its input schema, %s"
                .formatted(tool, name, place, rest);
    }

    @Test
    void header_that_clients_refuse_is_a_mistake() {
        assertThat(argumentMistakes("token"))
                .containsExactly(header("token(String)", "Re gion", "/properties/value", NAME));
        assertThat(argumentMistakes("headerOfNumber"))
                .containsExactly(header("headerOfNumber(String)", "7", "/properties/value", NAME));
        assertThat(argumentMistakes("number"))
                .containsExactly(header("number(double)", "Number", "/properties/value", TYPE));
        assertThat(argumentMistakes("optional"))
                .containsExactly(header("optional(Optional)", "Region", "/properties/value", TYPE));
        assertThat(argumentMistakes("same"))
                .containsExactly(
                        header(
                                "same(String, int)",
                                "REGION",
                                "/properties/other",
                                "but another argument has it, and case makes no difference. Choose another."));
        assertThat(argumentMistakes("member"))
                .containsExactly(
                        header("member(Zone)", "Zone", "/$defs/Zone/properties/zone", PLACE));
        assertThat(argumentMistakes("places"))
                .containsExactly(
                        header("places(List, String)", "Any", "/properties/other/anyOf/0", PLACE),
                        header("places(List, String)", "Item", "/properties/value/items", PLACE),
                        header("places(List, String)", "Root", "the root", PLACE));
    }

    @Test
    void headers_that_clients_take_are_listed() {
        Fixture fixture = new Fixture(Tools.class);
        assertThat(fixture.arguments("fine").schema().toString())
                .isEqualTo(
                        """
                        {"type":"object","properties":{"value":{"type":"string","title":"Value","x-mcp-header":"X-1_a"},"other":{"type":"integer","minimum":-2147483648,"maximum":2147483647,"title":"Other","x-mcp-header":"B"},"third":{"type":"boolean","title":"Third","x-mcp-header":"C"}},"required":["value","third"],"title":"fineArguments"}""");
        assertThat(mistakes(fixture)).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    nothing | AUTO | 0323 | says what no result has, since the method returns void. Return a value, or a ToolResult with structured content.
                    content | AUTO | 0323 | says what no result has, since the method returns Content. Return a value, or a ToolResult with structured content.
                    off     | OFF  | 0323 | is not listed, since structuredOutput is OFF. Leave out one of the two.
                    array   | AUTO | 0320 | does not say "type": "object", as MCP demands. Add it.
                    """)
    void output_schema_goes_with_its_method(
            String tool, StructuredOutput mode, String code, String sentence) {
        Fixture fixture = new Fixture(Tools.class);
        fixture.result(tool, mode);
        assertThat(mistakes(fixture))
                .containsExactly(
                        "MCPCDI-%s: The outputSchema of GivenMistakesTest.Tools.%s %s"
                                .formatted(code, tool, sentence));
    }

    record Form(String schema) implements SchemaContributor<Object> {

        @Override
        public Object read(JsonValue value) {
            return value;
        }

        @Override
        public JsonValue write(Object value) {
            return (JsonValue) value;
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    java.lang.String | {} | 0324: Form gives the schema of String, which has one that is the same everywhere. Give that of a class of your own that holds it.
                    java.util.List   | {} | 0324: Form gives the schema of List, which has one that is the same everywhere. Give that of a class of your own that holds it.
                    java.util.Currency | {"$ref":"#/x"} | 0321: The schema that Form gives of Currency refers to "#/x", which is not in it. Write the schema that is meant under "$defs" and refer to it as "#/$defs/name".
                    java.util.Currency | no | 0320: The schema that Form gives of Currency is not JSON: it breaks off or goes wrong in line 1, column 2. Correct it.
                    """)
    void form_that_an_application_gives_is_checked(Class<?> type, String schema, String mistake) {
        Fixture fixture =
                Fixture.with(Tools.class, Map.of(type, new OwnForm(Form.class, new Form(schema))));
        assertThat(mistakes(fixture)).containsExactly("MCPCDI-" + mistake);
    }
}
