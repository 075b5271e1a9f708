package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.spi.SchemaContributor;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.json.bind.adapter.JsonbAdapter;
import jakarta.json.bind.annotation.JsonbTypeAdapter;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Types whose form in JSON the application gives, wherever they stand. */
class ContributedTypesTest {

    private static final String CODE =
            "{\"type\":\"string\",\"pattern\":\"^[A-Z]{3}$\",\"examples\":[\"CHF\"]}";

    private static final String POINT =
            "{\"$id\":\"urn:example:point\",\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/n\"},\"minItems\":2,\"maxItems\":2,\"$defs\":{\"n\":{\"type\":\"integer\"}}}";

    static class Codes implements SchemaContributor<Currency> {

        @Override
        public String schema() {
            return CODE;
        }

        @Override
        public Currency read(JsonValue value) {
            String code = ((JsonString) value).getString();
            if (code.equals("DEM")) {
                throw new ToolException("no longer\nmoney: " + code);
            }
            return Currency.getInstance(code);
        }

        @Override
        public JsonValue write(Currency value) {
            return switch (value.getCurrencyCode()) {
                case "XXX" -> null;
                case "XTS" -> JsonValue.TRUE;
                default -> Fixture.JSON.createValue(value.getCurrencyCode());
            };
        }
    }

    sealed interface Point {}

    record Flat(int x, int y) implements Point {}

    static class Points implements SchemaContributor<Point> {

        @Override
        public String schema() {
            return POINT;
        }

        @Override
        public Point read(JsonValue value) {
            return new Flat(value.asJsonArray().getInt(0), value.asJsonArray().getInt(1));
        }

        @Override
        public JsonValue write(Point value) {
            Flat flat = (Flat) value;
            return Fixture.JSON.createArrayBuilder().add(flat.x()).add(flat.y()).build();
        }
    }

    public static class SealAdapter implements JsonbAdapter<Seal, String> {

        @Override
        public String adaptToJson(Seal seal) {
            return "No. " + seal.number();
        }

        @Override
        public Seal adaptFromJson(String text) {
            return new Seal(Integer.parseInt(text.substring(4)));
        }
    }

    @JsonbTypeAdapter(SealAdapter.class)
    record Seal(int number) {}

    static class Seals implements SchemaContributor<Seal> {

        @Override
        public String schema() {
            return "{\"type\":\"integer\"}";
        }

        @Override
        public Seal read(JsonValue value) {
            return new Seal(((JsonNumber) value).intValueExact());
        }

        @Override
        public JsonValue write(Seal value) {
            return Fixture.JSON.createValue(value.number());
        }
    }

    record Price(Currency currency, @ToolArg(description = "To whom.") Optional<Currency> other) {}

    record Way(Point from, List<Point> by) {}

    static class Tools {

        Currency one(Currency one) {
            return one;
        }

        List<Currency> several(List<Currency> several) {
            return several;
        }

        Map<String, Currency> named(Map<String, Currency> named) {
            return named;
        }

        Price price(Price price) {
            return price;
        }

        Way way(Way way) {
            return way;
        }

        List<Object> things() {
            return null;
        }

        Point point() {
            return null;
        }

        Seal seal(Seal seal) {
            return seal;
        }

        void placed(@JsonbTypeAdapter(SealAdapter.class) Seal seal) {}

        void preset(@ToolArg(defaultValue = "CHF") Currency one) {}
    }

    private final Fixture fixture =
            Fixture.with(
                    Tools.class,
                    Map.of(
                            Currency.class, new OwnForm(Codes.class, new Codes()),
                            Point.class, new OwnForm(Points.class, new Points()),
                            Seal.class, new OwnForm(Seals.class, new Seals())));

    private ArgumentsModel arguments(String tool) {
        ArgumentsModel model = fixture.arguments(tool);
        assertThat(fixture.problems.sorted()).isEmpty();
        return model;
    }

    private String input(String tool) {
        return arguments(tool).schema().getJsonObject("properties").toString();
    }

    private String written(String tool, Object value) {
        ResultModel model = fixture.result(tool);
        assertThat(fixture.problems.sorted()).isEmpty();
        JsonObject written = model.write(value).structured().orElseThrow();
        assertThat(new Draft2020(model.schema().orElseThrow()).allows(written)).isTrue();
        return written.toString();
    }

    @Test
    void form_is_nearer_than_the_adapter_of_the_type_but_not_than_one_at_the_place() {
        assertThat(input("seal")).isEqualTo("{\"seal\":{\"type\":\"integer\",\"title\":\"Seal\"}}");
        assertThat(written("seal", new Seal(7))).isEqualTo("{\"result\":7}");
        assertThat(input("placed"))
                .isEqualTo("{\"seal\":{\"type\":\"string\",\"title\":\"Seal\"}}");
        assertThat(arguments("placed").bind(Fixture.object("{\"seal\":\"No. 7\"}")))
                .containsExactly(new Seal(7));
    }

    @Test
    void form_is_listed_wherever_the_type_stands() {
        String more = CODE.substring(0, CODE.length() - 1);
        assertThat(input("one")).isEqualTo("{\"one\":" + more + ",\"title\":\"One\"}}");
        assertThat(input("several"))
                .isEqualTo(
                        "{\"several\":{\"items\":%s,\"type\":\"array\",\"title\":\"Several\"}}"
                                .formatted(CODE));
        assertThat(input("named"))
                .isEqualTo(
                        "{\"named\":{\"additionalProperties\":%s,\"type\":\"object\",\"title\":\"Named\"}}"
                                .formatted(CODE));
        assertThat(input("preset"))
                .isEqualTo("{\"one\":" + more + ",\"title\":\"One\",\"default\":\"CHF\"}}");
        assertThat(fixture.result("price").schema().orElseThrow().getJsonObject("properties"))
                .hasToString(
                        "{\"currency\":%s,\"title\":\"Currency\"},\"other\":%s,\"description\":\"To whom.\",\"title\":\"Other\"}}"
                                .formatted(more, more));
    }

    @Test
    void form_with_a_name_of_its_own_is_listed_once() {
        JsonObject schema = arguments("way").schema();
        assertThat(schema.getJsonObject("$defs").get("Point")).hasToString(POINT);
        assertThat(schema.getJsonObject("$defs").getJsonObject("Way").get("properties"))
                .hasToString(
                        "{\"from\":{\"$ref\":\"#/$defs/Point\"},\"by\":{\"items\":{\"$ref\":\"#/$defs/Point\"},\"type\":\"array\",\"title\":\"By\"}}");
        assertThat(
                        new Draft2020(schema)
                                .allows(
                                        Fixture.object(
                                                "{\"way\":{\"from\":[1,2],\"by\":[[3,4]]}}")))
                .isTrue();
        assertThat(
                        new Draft2020(schema)
                                .allows(Fixture.object("{\"way\":{\"from\":[1,2],\"by\":[[3]]}}")))
                .isFalse();
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    one     | {"one":"CHF"} | CHF
                    several | {"several":["CHF","EUR"]} | [CHF, EUR]
                    named   | {"named":{"home":"CHF"}} | {home=CHF}
                    price   | {"price":{"currency":"CHF"}} | Price[currency=CHF, other=Optional.empty]
                    price   | {"price":{"currency":"CHF","other":"EUR"}} | Price[currency=CHF, other=Optional[EUR]]
                    way     | {"way":{"from":[1,2],"by":[]}} | Way[from=Flat[x=1, y=2], by=[]]
                    preset  | {} | CHF
                    """)
    void value_is_made_by_the_application(String tool, String arguments, String value) {
        assertThat(arguments(tool).bind(Fixture.object(arguments))[0]).hasToString(value);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    one | {"one":"chf"} | one~  String should match pattern '^[A-Z]{3}$' [type=string_pattern_mismatch, input_value='chf', input_type=str]
                    one | {"one":5} | one~  Input should be a valid string [type=string_type, input_value=5, input_type=int]
                    one | {"one":null} | one~  Input should be a valid string [type=string_type, input_value=None, input_type=NoneType]
                    one | {} | one~  Field required [type=missing, input_value={}, input_type=dict]
                    one | {"one":"DEM"} | one~  Value error, no longer\\nmoney: DEM [type=value_error, input_value='DEM', input_type=str]
                    one | {"one":"ZZZ"} | one~  Value error, this is not a valid value [type=value_error, input_value='ZZZ', input_type=str]
                    several | {"several":["CHF",1]} | several.1~  Input should be a valid string [type=string_type, input_value=1, input_type=int]
                    way | {"way":{"from":[1,2],"by":[[3]]}} | way.by.0~  List should have at least 2 items after validation, not 1 [type=too_short, input_value=[3], input_type=list]
                    """)
    void value_that_breaks_the_form_is_refused(String tool, String arguments, String lines) {
        ArgumentsModel model = arguments(tool);
        assertThatThrownBy(() -> model.bind(Fixture.object(arguments)))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessage(
                        "1 validation error for %sArguments\n".formatted(tool)
                                + lines.replace("~", "\n"));
    }

    @Test
    void value_is_written_by_the_application() {
        Currency franc = Currency.getInstance("CHF");
        Flat flat = new Flat(1, 2);
        assertThat(written("one", franc)).isEqualTo("{\"result\":\"CHF\"}");
        assertThat(written("several", List.of(franc))).isEqualTo("{\"result\":[\"CHF\"]}");
        assertThat(written("price", new Price(franc, Optional.empty())))
                .isEqualTo("{\"currency\":\"CHF\"}");
        assertThat(written("way", new Way(flat, List.of(flat))))
                .isEqualTo("{\"from\":[1,2],\"by\":[[1,2]]}");
        assertThat(written("point", flat)).isEqualTo("{\"result\":[1,2]}");
        assertThat(
                        fixture.result("things", StructuredOutput.ON)
                                .write(List.of(franc, flat, "en"))
                                .json())
                .hasToString("[\"CHF\",[1,2],\"en\"]");
    }

    @Test
    void value_that_is_written_against_the_form_is_not_sent() {
        ResultModel several = fixture.result("several");
        assertThatThrownBy(() -> several.write(List.of(Currency.getInstance("XXX"))))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage("The value at result.0 has no form in JSON.");
        assertThatThrownBy(() -> several.write(List.of(Currency.getInstance("XTS"))))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage(
                        "The value at result.0 breaks its schema: Input should be a valid string.");
    }
}
