package dev.mcpcdi.it;

import static dev.mcpcdi.it.Wire.json;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URL;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many calls at once, and calls that block, with the settings as they are by default. */
@RunAsClient
@ExtendWith(ArquillianExtension.class)
class CrowdIT {

    private static final int CALLS = 300;

    /** How many calls run at once by default. */
    private static final int PLACES = 256;

    private static final String PING =
            """
            {"jsonrpc":"2.0","id":"ping","method":"ping"}""";

    @ArquillianResource private URL base;

    @Deployment
    static WebArchive crowd() {
        return Wars.empty()
                .addPackage("dev.mcpcdi.it.crowd")
                .addAsWebInfResource(Wars.beansXml(), "beans.xml");
    }

    @Test
    void calls_of_sessions_are_told_apart() throws Exception {
        new Crowd(wire()).comeWithSessions();
    }

    @Test
    void calls_without_sessions_are_told_apart() throws Exception {
        new Crowd(wire()).comeAlone();
    }

    @Test
    void calls_beyond_the_places_are_refused_and_pings_answered() throws Exception {
        var wire = wire();
        String[] session = wire.openSession();
        var refused = new CountDownLatch(CALLS - PLACES);
        var answers = callAll(wire, "pass_gate", session);
        answers.forEach(answer -> answer.thenRun(refused::countDown));
        assertThat(refused.await(1, TimeUnit.MINUTES)).isTrue();

        var pong = wire.post(PING, session);
        assertThat(json(pong.body()))
                .isEqualTo(json("{\"jsonrpc\":\"2.0\",\"id\":\"ping\",\"result\":{}}"));
        assertThat(answers).filteredOn(answer -> !answer.isDone()).hasSize(PLACES);

        new Wire(URI.create(base.toString()).resolve("gate")).delete();
        for (int i = 0; i < CALLS; i++) {
            assertPassedOrRefused(i, "Passed.", answers.get(i).get());
        }
        assertThat(answers)
                .filteredOn(answer -> answer.join().statusCode() == 503)
                .hasSize(CALLS - PLACES);
    }

    @Test
    void calls_that_block_for_two_seconds_are_answered_or_refused() throws Exception {
        var wire = wire();
        var answers = callAll(wire, "pause", wire.openSession());
        for (int i = 0; i < CALLS; i++) {
            assertPassedOrRefused(i, "Rested.", answers.get(i).get());
        }
        assertThat(answers).anyMatch(answer -> answer.join().statusCode() == 200);
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "write_entry, -, 1",
                "write_entry_and_fail, ': The ledger is closed.', 0",
                "write_entry_and_crash, '', 0"
            })
    void failed_call_leaves_nothing_in_the_database(String tool, String failure, int rows)
            throws Exception {
        var wire = wire();
        String[] session = wire.openSession();
        String entry = "{\"entry\":\"%s\"}".formatted(tool);
        String end =
                failure == null
                        ? "\"content\":[]"
                        : """
                        "content":[{"type":"text",
                            "text":"Error executing tool %s%s"}],"isError":true"""
                                .formatted(tool, failure);
        assertThat(json(wire.post(call(1, tool, entry), session).body()))
                .isEqualTo(json("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{%s}}".formatted(end)));
        assertThat(json(wire.post(call(2, "count_entries", entry), session).body()))
                .isEqualTo(json(result(2, Integer.toString(rows), Integer.toString(rows))));
    }

    private static List<CompletableFuture<HttpResponse<String>>> callAll(
            Wire wire, String tool, String... headers) {
        return IntStream.range(0, CALLS)
                .mapToObj(i -> wire.postLater(call(i, tool, "{}"), headers))
                .toList();
    }

    private static void assertPassedOrRefused(int id, String text, HttpResponse<String> answer) {
        String refusal =
                """
                {"jsonrpc":"2.0","id":%d,"error":{"code":-32603,
                 "message":"Too many calls in progress"}}"""
                        .formatted(id);
        boolean isRefused = answer.statusCode() == 503;
        assertThat(json(answer.body()))
                .isEqualTo(json(isRefused ? refusal : result(id, text, '"' + text + '"')));
    }

    private static String result(int id, String text, String value) {
        return """
        {"jsonrpc":"2.0","id":%d,"result":{
            "content":[{"type":"text","text":"%s"}],"structuredContent":{"result":%s}}}"""
                .formatted(id, text, value);
    }

    private static String call(int id, String tool, String arguments) {
        return """
        {"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"%s","arguments":%s}}"""
                .formatted(id, tool, arguments);
    }

    private Wire wire() {
        return new Wire(Wire.endpoint(base));
    }
}
