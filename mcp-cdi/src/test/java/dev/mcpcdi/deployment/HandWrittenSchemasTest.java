package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.client.McpClient;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.spi.SchemaContributor;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Alternative;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Schemas of beans that their developers wrote, from the bean to the wire. */
class HandWrittenSchemasTest {

    @Dependent
    static class Money {
        boolean isKnown(String code) {
            return !code.equals("DEM");
        }
    }

    abstract static class Codes implements SchemaContributor<Currency> {

        @Override
        public Currency read(JsonValue value) {
            return Currency.getInstance(((JsonString) value).getString());
        }

        @Override
        public JsonValue write(Currency value) {
            return Json.createValue(value.getCurrencyCode());
        }
    }

    @ApplicationScoped
    static class LongCodes extends Codes {

        @Inject Money money;

        @Override
        public String schema() {
            return "{\"type\":\"string\",\"pattern\":\"^[A-Z]{3}$\"}";
        }

        @Override
        public Currency read(JsonValue value) {
            if (!money.isKnown(((JsonString) value).getString())) {
                throw new ToolException("no longer money");
            }
            return super.read(value);
        }
    }

    @ApplicationScoped
    static class OtherCodes extends Codes {
        @Override
        public String schema() {
            return "{\"type\":\"string\"}";
        }
    }

    @Alternative
    @Priority(1)
    @ApplicationScoped
    static class BetterCodes extends Codes {
        @Override
        public String schema() {
            return "{\"enum\":[\"CHF\"]}";
        }
    }

    @ApplicationScoped
    static class WrongCodes extends Codes {
        @Override
        public String schema() {
            return "{\"type\":\"text\"}";
        }
    }

    @ApplicationScoped
    static class Bank {

        @Tool(description = "Changes money.")
        Currency change(Currency from) {
            return from;
        }
    }

    @ApplicationScoped
    static class Shop {

        @Tool(
                description = "Orders.",
                inputSchema =
                        """
                        {"type":"object","properties":{"title":{"$ref":"#short"}},"required":["title"],"$defs":{"short":{"$anchor":"short","maxLength":4}},"additionalProperties":false}""",
                outputSchema =
                        """
                        {"type":"object","properties":{"order":{"const":"Emma"}},"required":["order"]}""")
        Map<String, String> order(String title) {
            return Map.of("order", title);
        }

        @Tool(description = "Finds.")
        String find(@ToolArg(header = "Region") String region) {
            return region;
        }
    }

    @ApplicationScoped
    static class Mistaken {

        @Tool(description = "Broken.", inputSchema = "{\"type\":\"object\",\"properties\":[]}")
        String order(String title) {
            return title;
        }
    }

    private static String call(String tool, String arguments, Class<?>... beans) {
        try (SeContainer container = Deployment.of(beans)) {
            return new Client(container).call(tool, arguments);
        }
    }

    private static String failed(String text) {
        return "{\"content\":[{\"type\":\"text\",\"text\":\"%s\"}],\"isError\":true}"
                .formatted(text);
    }

    @Test
    void schemas_are_listed_letter_for_letter() {
        try (SeContainer container = Deployment.of(Shop.class)) {
            assertThat(McpClient.inMemory(container.select(Engine.class).get()).listTools())
                    .filteredOn(tool -> tool.name().equals("order"))
                    .singleElement()
                    .satisfies(
                            tool -> {
                                assertThat(tool.inputSchema())
                                        .hasToString(
                                                "{\"type\":\"object\",\"properties\":{\"title\":{\"$ref\":\"#short\"}},\"required\":[\"title\"],\"$defs\":{\"short\":{\"$anchor\":\"short\",\"maxLength\":4}},\"additionalProperties\":false}");
                                assertThat(tool.outputSchema().map(Object::toString))
                                        .contains(
                                                "{\"type\":\"object\",\"properties\":{\"order\":{\"const\":\"Emma\"}},\"required\":[\"order\"]}");
                            });
        }
    }

    @Test
    void call_that_fits_both_schemas_passes() {
        assertThat(call("order", "{\"title\":\"Emma\"}", Shop.class))
                .isEqualTo(
                        "{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"order\\\":\\\"Emma\\\"}\"}],\"structuredContent\":{\"order\":\"Emma\"}}");
    }

    @Test
    void arguments_that_break_the_schema_are_refused() {
        assertThat(call("order", "{\"title\":\"Dune 2\",\"copies\":1}", Shop.class))
                .isEqualTo(
                        failed(
                                "Error executing tool order: 2 validation errors for orderArguments\\ncopies\\n  Extra inputs are not permitted [type=extra_forbidden, input_value=1, input_type=int]\\ntitle\\n  String should have at most 4 characters [type=string_too_long, input_value='Dune 2', input_type=str]"));
    }

    @Test
    void result_that_breaks_its_schema_is_told_to_the_log_alone() {
        try (LogLines log = LogLines.of("dev.mcpcdi.invoke")) {
            assertThat(call("order", "{\"title\":\"Dune\"}", Shop.class))
                    .isEqualTo(failed("Error executing tool order"));
            assertThat(log.lines()).hasSize(1);
            assertThat(log.lines().get(0))
                    .contains(
                            "The value at result breaks the outputSchema: order: Input should be 'Emma'.");
        }
    }

    @Test
    void client_repeats_an_argument_in_its_header() {
        try (SeContainer container = Deployment.of(Shop.class)) {
            McpClient client = McpClient.inMemory(container.select(Engine.class).get());
            // Before it has read the list it does not know of the header; the refusal teaches it.
            assertThat(client.callTool("find", Map.of("region", "Zürich")).text())
                    .isEqualTo("Zürich");
            assertThat(client.callTool("find", Map.of("region", "eu")).text()).isEqualTo("eu");
        }
    }

    @Test
    void bean_gives_a_type_its_form() {
        Class<?>[] beans = {Bank.class, LongCodes.class, Money.class};
        assertThat(call("change", "{\"from\":\"CHF\"}", beans))
                .isEqualTo(
                        "{\"content\":[{\"type\":\"text\",\"text\":\"CHF\"}],\"structuredContent\":{\"result\":\"CHF\"}}");
        assertThat(call("change", "{\"from\":\"chf\"}", beans))
                .isEqualTo(
                        failed(
                                "Error executing tool change: 1 validation error for changeArguments\\nfrom\\n  String should match pattern '^[A-Z]{3}$' [type=string_pattern_mismatch, input_value='chf', input_type=str]"));
        assertThat(call("change", "{\"from\":\"DEM\"}", beans))
                .isEqualTo(
                        failed(
                                "Error executing tool change: 1 validation error for changeArguments\\nfrom\\n  Value error, no longer money [type=value_error, input_value='DEM', input_type=str]"));
    }

    @Test
    void alternative_is_preferred() {
        try (SeContainer container =
                Deployment.of(Bank.class, LongCodes.class, Money.class, BetterCodes.class)) {
            assertThat(McpClient.inMemory(container.select(Engine.class).get()).listTools())
                    .singleElement()
                    .satisfies(
                            tool ->
                                    assertThat(tool.inputSchema().getJsonObject("properties"))
                                            .hasToString(
                                                    "{\"from\":{\"enum\":[\"CHF\"],\"title\":\"From\"}}"));
        }
    }

    @Test
    void mistakes_are_reported_at_start() {
        assertThat(Deployment.mistakes(Mistaken.class))
                .isEqualTo(
                        List.of(
                                "MCPCDI-0320: The inputSchema of Mistaken.order(String) breaks the rules of JSON Schema 2020-12 (properties: Input should be a valid dictionary). Correct it."));
        assertThat(Deployment.mistakes(Bank.class, WrongCodes.class))
                .isEqualTo(
                        List.of(
                                "MCPCDI-0320: The schema that WrongCodes gives of Currency breaks the rules of JSON Schema 2020-12 (type: Input should fit one of 2 alternatives: Input should be 'array', 'boolean', 'integer', 'null', 'number', 'object' or 'string'; or Input should be a valid list). Correct it."));
        assertThat(Deployment.mistakes(Bank.class, LongCodes.class, Money.class, OtherCodes.class))
                .isEqualTo(
                        List.of(
                                "MCPCDI-0324: Several beans give the schema of Currency: dev.mcpcdi.deployment.HandWrittenSchemasTest$LongCodes and dev.mcpcdi.deployment.HandWrittenSchemasTest$OtherCodes. One does. Keep one, or make one an @Alternative with a @Priority."));
    }
}
