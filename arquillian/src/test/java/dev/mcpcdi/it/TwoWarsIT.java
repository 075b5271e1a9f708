package dev.mcpcdi.it;

import static dev.mcpcdi.it.Wire.json;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.List;
import java.util.Locale;
import org.jboss.shrinkwrap.api.exporter.ZipExporter;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two applications of one server do not see each other. */
class TwoWarsIT {

    private static final String TOWN = "dev.mcpcdi.it.town.";

    private static OwnServer server;

    @BeforeAll
    static void start() throws Exception {
        server = OwnServer.with(war("East"), war("West"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static File war(String side) throws ClassNotFoundException {
        var war = new File("target", side.toLowerCase(Locale.ROOT) + ".war");
        Wars.empty()
                .addClasses(Class.forName(TOWN + side), Class.forName(TOWN + "TownApplication"))
                .addAsWebInfResource(Wars.beansXml(), "beans.xml")
                .as(ZipExporter.class)
                .exportTo(war, true);
        return war;
    }

    @Test
    void each_lists_its_own_tools() throws Exception {
        assertThat(tools("east")).isEqualTo(List.of("sunrise", "where"));
        assertThat(tools("west")).isEqualTo(List.of("sunset", "where"));
    }

    @Test
    void each_calls_its_own_tool_of_one_name() throws Exception {
        assertText("east", "where", "In the east.");
        assertText("west", "where", "In the west.");
    }

    @Test
    void neither_calls_a_tool_of_the_other() throws Exception {
        assertText("east", "sunset", "Unknown tool: sunset");
        assertText("west", "sunrise", "Unknown tool: sunrise");
    }

    @ParameterizedTest
    @ValueSource(strings = {"east", "west"})
    void session_is_unknown_to_the_other(String side) throws Exception {
        String[] session = wire(side).openSession();
        String ping = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
        assertThat(wire(side).post(ping, session).statusCode()).isEqualTo(200);
        var answer = wire(side.equals("east") ? "west" : "east").post(ping, session);
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(json(answer.body()))
                .isEqualTo(
                        json(
                                """
                                {"jsonrpc":"2.0","id":1,"error":{
                                    "code":-32600,"message":"Session not found"}}"""));
    }

    @Test
    void setting_of_one_is_not_for_the_other() throws Exception {
        String ping = " ".repeat(1000) + "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
        var refused = wire("east").post(ping, wire("east").openSession());
        assertThat(refused.statusCode()).isEqualTo(413);
        assertThat(json(refused.body()).getJsonObject("error").getString("message"))
                .isEqualTo("Request body too large: at most 1000 bytes are read");
        assertThat(wire("west").post(ping, wire("west").openSession()).statusCode()).isEqualTo(200);
    }

    private static List<String> tools(String side) throws Exception {
        var answer =
                wire(side)
                        .post(
                                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}",
                                wire(side).openSession());
        return json(answer.body())
                .getJsonObject("result")
                .getJsonArray("tools")
                .getValuesAs(tool -> tool.asJsonObject().getString("name"));
    }

    private static void assertText(String side, String tool, String text) throws Exception {
        var call =
                """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s"}}"""
                        .formatted(tool);
        var answer = wire(side).post(call, wire(side).openSession());
        assertThat(
                        json(answer.body())
                                .getJsonObject("result")
                                .getJsonArray("content")
                                .getJsonObject(0)
                                .getString("text"))
                .isEqualTo(text);
    }

    private static Wire wire(String side) {
        return new Wire(server.endpoint(side));
    }
}
