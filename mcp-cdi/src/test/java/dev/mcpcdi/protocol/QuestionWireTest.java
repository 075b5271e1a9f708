package dev.mcpcdi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.InputRequest;
import dev.mcpcdi.ModelPreferences;
import dev.mcpcdi.Role;
import dev.mcpcdi.SamplingContent.ToolOutput;
import dev.mcpcdi.SamplingContent.ToolUse;
import dev.mcpcdi.SamplingMessage;
import dev.mcpcdi.SamplingRequest;
import dev.mcpcdi.SamplingRequest.IncludeContext;
import dev.mcpcdi.SamplingRequest.ToolChoice;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions in the words of each revision. */
@SuppressWarnings("deprecation") // includeContext
class QuestionWireTest {

    private static final JsonProvider JSON = JsonProvider.provider();
    private static final JsonObject NOTHING = JsonValue.EMPTY_JSON_OBJECT;

    private final QuestionWire wire = new QuestionWire(JSON);

    private static JsonObject json(String text) {
        return JSON.createReader(new StringReader(text)).readObject();
    }

    private static final SamplingRequest EVERYTHING =
            SamplingRequest.builder(60)
                    .user("Write")
                    .message(
                            new SamplingMessage(
                                    Role.ASSISTANT,
                                    List.of(
                                            new Content.Text("I look."),
                                            new ToolUse("a", "look", NOTHING))))
                    .message(
                            new SamplingMessage(
                                    Role.USER,
                                    List.of(
                                            new ToolOutput(
                                                    "a",
                                                    List.of(new Content.Text("Dark.")),
                                                    true))))
                    .systemPrompt("Be brief.")
                    .includeContext(IncludeContext.THIS_SERVER)
                    .temperature(0.5)
                    .stopSequences("END", "\n")
                    .metadata(json("{\"k\":1}"))
                    .modelPreferences(
                            new ModelPreferences(
                                    List.of("claude", "gpt"),
                                    OptionalDouble.of(0.1),
                                    OptionalDouble.of(0.2),
                                    OptionalDouble.of(1)))
                    .tool("look", "Looks.", json("{\"type\":\"object\"}"))
                    .toolChoice(ToolChoice.REQUIRED)
                    .build();

    @ParameterizedTest
    @CsvSource({"2025-11-25", "2026-07-28"})
    void all_that_a_model_can_be_asked(String revision) {
        assertThat(wire.params(EVERYTHING, Revision.of(revision).orElseThrow()).toString())
                .isEqualTo(
                        """
                        {"messages":[{"role":"user","content":{"type":"text","text":"Write"}},\
                        {"role":"assistant","content":[{"type":"text","text":"I look."},\
                        {"type":"tool_use","id":"a","name":"look","input":{}}]},\
                        {"role":"user","content":{"type":"tool_result","toolUseId":"a",\
                        "content":[{"type":"text","text":"Dark."}],"isError":true}}],\
                        "maxTokens":60,"modelPreferences":{"hints":[{"name":"claude"},\
                        {"name":"gpt"}],"costPriority":0.1,"speedPriority":0.2,\
                        "intelligencePriority":1.0},"systemPrompt":"Be brief.",\
                        "includeContext":"thisServer","temperature":0.5,\
                        "stopSequences":["END","\\n"],"metadata":{"k":1},\
                        "tools":[{"name":"look","description":"Looks.",\
                        "inputSchema":{"type":"object"}}],"toolChoice":{"mode":"required"}}""");
    }

    @Test
    void before_2025_11_25_each_block_is_a_message() {
        SamplingRequest request =
                SamplingRequest.builder(9)
                        .message(
                                new SamplingMessage(
                                        Role.USER,
                                        List.of(new Content.Text("One"), new Content.Text("Two"))))
                        .build();
        assertThat(wire.params(request, Revision.V2025_06_18).toString())
                .isEqualTo(
                        """
                        {"messages":[{"role":"user","content":{"type":"text","text":"One"}},\
                        {"role":"user","content":{"type":"text","text":"Two"}}],"maxTokens":9}""");
    }

    private static final InputRequest FORM =
            new InputRequest.Form(
                    "Which?",
                    json(
                            """
                            {"type":"object","properties":{\
                            "size":{"type":"string","oneOf":[{"const":"S","title":"Small"}],"default":"S"},\
                            "gift":{"type":"boolean","default":true}},"required":["size"]}"""));

    @Test
    void a_form() {
        assertThat(wire.params(FORM, Revision.V2025_11_25).toString())
                .isEqualTo(
                        """
                        {"mode":"form","message":"Which?","requestedSchema":{"type":"object",\
                        "properties":{"size":{"type":"string","oneOf":[{"const":"S","title":"Small"}],\
                        "default":"S"},"gift":{"type":"boolean","default":true}},"required":["size"]}}""");
    }

    @Test
    void a_form_of_2025_06_18_has_no_mode_names_beside_and_defaults_of_booleans_only() {
        assertThat(wire.params(FORM, Revision.V2025_06_18).toString())
                .isEqualTo(
                        """
                        {"message":"Which?","requestedSchema":{"type":"object",\
                        "properties":{"size":{"type":"string","enum":["S"],"enumNames":["Small"]},\
                        "gift":{"type":"boolean","default":true}},"required":["size"]}}""");
    }

    @Test
    void a_page_has_an_id_in_a_session_only() {
        InputRequest page =
                new InputRequest.Url("Log in", URI.create("https://a.example/ü"), Optional.of("7"));
        assertThat(wire.params(page, Revision.V2025_11_25).toString())
                .isEqualTo(
                        "{\"mode\":\"url\",\"message\":\"Log in\",\"url\":\"https://a.example/%C3%BC\",\"elicitationId\":\"7\"}");
        assertThat(wire.params(page, Revision.V2026_07_28).toString())
                .isEqualTo(
                        "{\"mode\":\"url\",\"message\":\"Log in\",\"url\":\"https://a.example/%C3%BC\"}");
    }

    /** What a question needs, what was declared, and what is missing then. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "form  | {}                                     | 2026-07-28 | form elicitation",
                "form  | {\"elicitation\":{}}                   | 2026-07-28 |",
                "form  | {\"elicitation\":{\"form\":{}}}        | 2025-11-25 |",
                "form  | {\"elicitation\":{\"url\":{}}}         | 2025-11-25 | form elicitation",
                "form  | {\"elicitation\":{}}                   | 2025-03-26 | form elicitation",
                "url   | {\"elicitation\":{}}                   | 2026-07-28 | url elicitation",
                "url   | {\"elicitation\":{\"url\":{}}}         | 2026-07-28 |",
                "url   | {\"elicitation\":{\"url\":{}}}         | 2025-06-18 | url elicitation",
                "roots | {}                                     | 2025-11-25 | roots",
                "roots | {\"roots\":{}}                         | 2024-11-05 |",
                "all   | {}                                     | 2026-07-28 | sampling",
                "all   | {\"sampling\":{}}                      | 2026-07-28 | sampling.tools",
                "all   | {\"sampling\":{\"tools\":{}}}          | 2026-07-28 | sampling.context",
                "all   | {\"sampling\":{\"tools\":{},\"context\":{}}} | 2026-07-28 |",
                "all   | {\"sampling\":{\"tools\":{},\"context\":{}}} | 2025-06-18 | sampling.tools"
            })
    void what_a_client_lacks(String kind, String declared, String revision, String missing) {
        InputRequest question =
                switch (kind) {
                    case "form" -> FORM;
                    case "url" ->
                            new InputRequest.Url(
                                    "Log in", URI.create("https://a.example/"), Optional.empty());
                    case "roots" -> new InputRequest.Roots();
                    default -> EVERYTHING;
                };
        assertThat(
                        QuestionWire.missing(
                                        question,
                                        json(declared),
                                        Revision.of(revision).orElseThrow())
                                .map(ClientCapability::text))
                .isEqualTo(Optional.ofNullable(missing));
    }
}
