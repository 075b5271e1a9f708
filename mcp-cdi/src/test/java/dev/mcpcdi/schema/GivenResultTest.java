package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.schema.ResultModel.Written;
import jakarta.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Results with schemas that are written by hand: listed as they stand, never broken on the wire.
 */
class GivenResultTest {

    static final String PRICE =
            """
            {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","$defs":{"cents":{"$anchor":"c","minimum":1.0}},"properties":{"cents":{"$ref":"#c"}},"if":{"required":["cents"]},"then":{"maxProperties":1},"additionalProperties":false}""";

    record Price(int cents) {}

    record Rated(@ToolArg(schema = "{\"maximum\":5}") Integer stars) {}

    static class Tools {

        @Tool(outputSchema = PRICE)
        Price price() {
            return null;
        }

        @Tool(outputSchema = PRICE)
        Map<String, Object> loose() {
            return null;
        }

        @Tool(outputSchema = PRICE)
        ToolResult own() {
            return null;
        }

        @Tool(outputSchema = "{\"type\":\"object\",\"properties\":{\"result\":{\"maxItems\":1}}}")
        List<String> names() {
            return null;
        }

        Rated rated() {
            return null;
        }
    }

    private final Fixture fixture = new Fixture(Tools.class);

    private ResultModel result(String tool) {
        ResultModel model = fixture.result(tool);
        assertThat(fixture.problems.sorted()).isEmpty();
        return model;
    }

    private void assertRefused(String tool, Object value, String message) {
        assertThatThrownBy(() -> result(tool).write(value))
                .isInstanceOf(UnwritableResultException.class)
                .hasMessage(message);
    }

    @Test
    void schema_is_listed_letter_for_letter() {
        for (String tool : List.of("price", "loose", "own")) {
            assertThat(result(tool).schema().map(JsonObject::toString)).contains(PRICE);
        }
    }

    @Test
    void value_that_fits_is_sent() {
        JsonObject price = Fixture.object("{\"cents\":5}");
        Written sent = new Written(price, Optional.of(price));
        assertThat(result("price").write(new Price(5))).isEqualTo(sent);
        assertThat(result("loose").write(Map.of("cents", 5))).isEqualTo(sent);
        assertThat(result("own").write(new Price(5))).isEqualTo(sent);
        assertThat(result("names").write(List.of("a")))
                .isEqualTo(
                        new Written(
                                Fixture.json("[\"a\"]"),
                                Optional.of(Fixture.object("{\"result\":[\"a\"]}"))));
    }

    @Test
    void value_that_breaks_its_schema_is_not_sent() {
        assertRefused(
                "price",
                new Price(0),
                "The value at result breaks the outputSchema: cents: Input should be greater than or equal to 1.0.");
        assertRefused(
                "loose",
                Map.of("dollars", 5),
                "The value at result breaks the outputSchema: dollars: Extra inputs are not permitted.");
        assertRefused(
                "own",
                Map.of("cents", "5", "more", true),
                "The value at result breaks the outputSchema: Dictionary should have at most 1 item after validation, not 2.");
        assertRefused(
                "names",
                List.of("a", "b"),
                "The value at result breaks the outputSchema: result: List should have at most 1 item after validation, not 2.");
    }

    @Test
    void value_that_is_missing_breaks_a_schema_of_an_object() {
        assertRefused("price", null, "The value at result is null.");
    }

    @Test
    void schema_of_a_member_is_listed_and_kept() {
        assertThat(result("rated").schema().map(JsonObject::toString))
                .contains(
                        "{\"type\":\"object\",\"properties\":{\"stars\":{\"maximum\":5}},\"title\":\"Rated\"}");
        assertThat(result("rated").write(new Rated(5)).json()).hasToString("{\"stars\":5}");
        assertThat(result("rated").write(new Rated(null)).json()).hasToString("{}");
        assertRefused(
                "rated",
                new Rated(6),
                "The value at result.stars breaks its schema: Input should be less than or equal to 5.");
    }
}
