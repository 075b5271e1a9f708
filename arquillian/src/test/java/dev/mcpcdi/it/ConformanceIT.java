package dev.mcpcdi.it;

import static dev.mcpcdi.it.Wire.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;

import jakarta.json.JsonObject;
import java.io.File;
import java.net.URI;
import java.net.URL;
import java.util.stream.Stream;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The fixtures WAR before the official suite; and word for word, which the suite does not read. */
@ExtendWith(ArquillianExtension.class)
class ConformanceIT {

    private static final String PIXEL =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";

    private static final String CALL =
            """
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s"}}""";

    private static final String ASKED_CALL =
            """
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s","arguments":%s,%s
            "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",
                "io.modelcontextprotocol/clientCapabilities":
                    {"sampling":{},"elicitation":{},"roots":{}}}}}""";

    @ArquillianResource private URL base;

    @Deployment(testable = false)
    static WebArchive fixtures() {
        return Wars.fixtures();
    }

    /** The scripts' baselines list what is not built; the suite fails on any other failure. */
    @Test
    void suite_fails_only_what_is_not_built() throws Exception {
        var suite = new NodeProject(new File(System.getProperty("conformance.directory")));
        suite.install();
        assertAll(
                Stream.of(
                                "2025-11-25",
                                "2025-11-25-unscored",
                                "2025-11-25-sessions",
                                "2026-07-28",
                                "2026-07-28-unscored")
                        .map(script -> () -> suite.run(script, endpoint())));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    test_simple_text | {"type":"text",\
                    "text":"This is a simple text response for testing."}
                    test_image_content | {"type":"image","data":"$pixel","mimeType":"image/png"}
                    test_audio_content | {"type":"audio","mimeType":"audio/wav",\
                    "data":"UklGRigAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQQAAACAgICA"}
                    test_embedded_resource | {"type":"resource","resource":{\
                    "uri":"test://embedded-resource","mimeType":"text/plain",\
                    "text":"This is an embedded resource content."}}
                    test_multiple_content_types | \
                    {"type":"text","text":"Multiple content types test:"},\
                    {"type":"image","data":"$pixel","mimeType":"image/png"},\
                    {"type":"resource","resource":{\
                    "uri":"test://mixed-content-resource","mimeType":"application/json",\
                    "text":"{\\"test\\":\\"data\\",\\"value\\":123}"}}""")
    void fixture_has_the_content_the_suite_documents(String tool, String blocks) throws Exception {
        assertResult(tool, "{\"content\":[%s]}".formatted(blocks.replace("$pixel", PIXEL)));
    }

    @Test
    void fixture_fails_with_the_text_the_suite_documents() throws Exception {
        assertResult(
                "test_error_handling",
                """
                {"isError":true,"content":[{"type":"text",
                    "text":"This tool intentionally returns an error for testing"}]}""");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    test_simple_prompt | {} | \
                    {"type":"text","text":"This is a simple prompt for testing."}
                    test_prompt_with_arguments | {"arg1":"testValue1","arg2":"testValue2"} | \
                    {"type":"text",\
                    "text":"Prompt with arguments: arg1='testValue1', arg2='testValue2'"}
                    test_prompt_with_embedded_resource | {"resourceUri":"test://a"} | \
                    {"type":"resource","resource":{"uri":"test://a","mimeType":"text/plain",\
                    "text":"Embedded resource content for testing."}},\
                    {"type":"text","text":"Please process the embedded resource above."}
                    test_prompt_with_image | {} | \
                    {"type":"image","data":"$pixel","mimeType":"image/png"},\
                    {"type":"text","text":"Please analyze the image above."}""",
            quoteCharacter = '`')
    void prompt_has_the_messages_the_suite_documents(String prompt, String arguments, String blocks)
            throws Exception {
        var wire = new Wire(endpoint());
        var request =
                """
                {"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"%s","arguments":%s}}"""
                        .formatted(prompt, arguments);
        var result = json(wire.post(request, wire.openSession()).body()).getJsonObject("result");
        var contents =
                result.getJsonArray("messages").getValuesAs(JsonObject.class).stream()
                        .map(message -> message.getJsonObject("content"))
                        .toList();
        assertThat(contents)
                .isEqualTo(
                        json("{\"all\":[%s]}".formatted(blocks.replace("$pixel", PIXEL)))
                                .getJsonArray("all"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    test://static-text | "mimeType":"text/plain",\
                    "text":"This is the content of the static text resource."
                    test://static-binary | "mimeType":"image/png","blob":"$pixel"
                    test://template/123/data | "mimeType":"application/json","text":\
                    "{\\"id\\":\\"123\\",\\"templateTest\\":true,\\"data\\":\\"Data for ID: 123\\"}\"""",
            quoteCharacter = '`')
    void resource_has_the_contents_the_suite_documents(String uri, String contents)
            throws Exception {
        var wire = new Wire(endpoint());
        var request =
                """
                {"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"%s"}}"""
                        .formatted(uri);
        assertThat(json(wire.post(request, wire.openSession()).body()).getJsonObject("result"))
                .isEqualTo(
                        json(
                                "{\"contents\":[{\"uri\":\"%s\",%s}]}"
                                        .formatted(uri, contents.replace("$pixel", PIXEL))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    test_sampling | {"prompt":"Hello?"} | {"complete":{"role":"assistant",\
                    "content":{"type":"text","text":"Hi."},"model":"m"}} | LLM response: Hi.
                    test_elicitation | {"message":"Who?"} | {"askAccount":{"action":"accept",\
                    "content":{"username":"testuser","email":"test@example.com"}}} | User \
                    response: action=accept, content=Account[username=testuser, \
                    email=test@example.com]
                    test_elicitation | {"message":"Who?"} | {"askAccount":{"action":"decline"}} \
                    | User response: action=decline
                    test_elicitation_sep1034_defaults | {} | {"askProfile":{"action":"accept",\
                    "content":{"name":"Jane Smith","age":25,"score":88,"status":"inactive",\
                    "verified":false}}} | Elicitation completed: action=accept, \
                    content=Profile[name=Jane Smith, age=25, score=88.0, status=inactive, \
                    verified=false]
                    test_elicitation_sep1330_enums | {} | {"askChoices":{"action":"cancel"}} \
                    | Elicitation completed: action=cancel
                    test_input_required_result_list_roots | {} | {"client_roots":{"roots":\
                    [{"uri":"file:///test/root","name":"Test Root"}]}} | Folders: 1
                    """)
    void fixture_answers_what_it_was_answered(
            String tool, String arguments, String answers, String text) throws Exception {
        var asked = modern(tool, arguments, "");
        assertThat(asked.getString("resultType")).isEqualTo("input_required");
        var state = asked.getJsonString("requestState");
        var more = "\"inputResponses\":%s,\"requestState\":%s,".formatted(answers, state);
        var content = modern(tool, arguments, more).getJsonArray("content");
        assertThat(content.getJsonObject(0).getString("text")).isEqualTo(text);
    }

    private JsonObject modern(String tool, String arguments, String more) throws Exception {
        String call = ASKED_CALL.formatted(tool, arguments, more);
        return json(new Wire(endpoint()).post(call, Wire.modern(tool)).body())
                .getJsonObject("result");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http-2025-11-25", "http-2026-07-28"})
    void call_with_progress_and_logs_is_word_for_word_as_recorded(String name) throws Exception {
        var transcript = Transcript.named(name);
        assertThat(new HttpReplay(base.getPort()).of(transcript)).isEqualTo(transcript.text());
    }

    @Test
    void official_client_reads_what_developers_wrote() throws Exception {
        var tests = new NodeProject(new File(System.getProperty("js.directory")));
        tests.install();
        tests.run("fixtures", endpoint());
    }

    private void assertResult(String tool, String result) throws Exception {
        var wire = new Wire(endpoint());
        var answer = wire.post(CALL.formatted(tool), wire.openSession());
        assertThat(json(answer.body()).getJsonObject("result")).isEqualTo(json(result));
    }

    private URI endpoint() {
        return URI.create("http://localhost:" + base.getPort() + "/mcp");
    }
}
