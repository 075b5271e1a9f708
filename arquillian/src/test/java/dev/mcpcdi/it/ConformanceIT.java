package dev.mcpcdi.it;

import static dev.mcpcdi.it.Wire.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;

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

    private static final String MODERN_CALL =
            """
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s","_meta":{\
            "progressToken":1,"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
            "io.modelcontextprotocol/clientCapabilities":{}}}}""";

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
    @ValueSource(strings = {"http-2025-11-25", "http-2026-07-28"})
    void call_with_progress_and_logs_is_word_for_word_as_recorded(String name) throws Exception {
        var transcript = Transcript.named(name);
        assertThat(new HttpReplay(base.getPort()).of(transcript)).isEqualTo(transcript.text());
    }

    /** 2026-07-28, Cancellation: over HTTP a client cancels by closing the stream. */
    @Test
    void client_that_hangs_up_cancels_its_call() throws Exception {
        byte[] call =
                SoakRequests.http(
                        "POST",
                        "/mcp",
                        MODERN_CALL.formatted("work_until_cancelled"),
                        Wire.modern("work_until_cancelled"));
        try (var client = new MidStream(base.getPort(), call)) {
            client.begun();
            client.reset();
        }
        var answer =
                new Wire(endpoint())
                        .post(MODERN_CALL.formatted("was_cancelled"), Wire.modern("was_cancelled"));
        assertThat(answer.body()).contains("\"text\":\"The work was cancelled.\"");
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
