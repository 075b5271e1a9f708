package dev.mcpcdi.it;

import static dev.mcpcdi.it.Wire.json;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A call that asks on one process and is answered on another. */
class NodesIT {

    private static final String OURS = "a secret of all nodes of the bookshop";
    private static final String NEW = "the next secret of all of these nodes";
    private static final String THEIRS = "a secret that another shop has chosen";

    private static final String ACCEPTED =
            """
            "inputResponses":{"confirmBackorder":{"action":"accept","content":{"confirm":true}}},\
            "requestState":"%s",""";

    private static OwnServer asked;
    private static OwnServer rotated;
    private static OwnServer foreign;

    @BeforeAll
    static void start() {
        List<CompletableFuture<OwnServer>> servers =
                Stream.of(OURS, NEW + "," + OURS, THEIRS)
                        .map(keys -> CompletableFuture.supplyAsync(() -> server(keys)))
                        .toList();
        asked = servers.get(0).join();
        rotated = servers.get(1).join();
        foreign = servers.get(2).join();
    }

    private static OwnServer server(String keys) {
        try {
            return OwnServer.with(
                    Map.of("MCP_REQUEST_STATE_KEYS", keys),
                    new File(System.getProperty("bookshop.war")));
        } catch (Exception e) {
            throw new CompletionException(e);
        }
    }

    @AfterAll
    static void stop() {
        Stream.of(asked, rotated, foreign).forEach(OwnServer::close);
    }

    @Test
    void retry_goes_on_where_the_key_is_known() throws Exception {
        JsonObject result = order(rotated, ACCEPTED.formatted(state(asked)));
        assertThat(result.getJsonObject("result").getJsonObject("structuredContent"))
                .isEqualTo(
                        json("{\"result\":\"Backordered 'Neuromancer'; it ships in 2-3 weeks.\"}"));
    }

    @Test
    void retry_is_refused_where_the_key_is_unknown() throws Exception {
        assertThat(order(foreign, ACCEPTED.formatted(state(asked)))).isEqualTo(refusal());
    }

    @Test
    void state_of_the_new_key_is_refused_where_only_the_old_is_known() throws Exception {
        assertThat(order(asked, ACCEPTED.formatted(state(rotated)))).isEqualTo(refusal());
    }

    private static JsonObject refusal() {
        return json(
                """
                {"jsonrpc":"2.0","id":1,"error":{"code":-32602,
                    "message":"Invalid or expired requestState",
                    "data":{"reason":"invalid_request_state"}}}""");
    }

    private static String state(OwnServer server) throws Exception {
        return order(server, "").getJsonObject("result").getString("requestState");
    }

    private static JsonObject order(OwnServer server, String brought) throws Exception {
        var answer =
                new Wire(server.endpoint("bookshop"))
                        .post(
                                """
                                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\
                                "name":"order_book","arguments":{"title":"Neuromancer"},%s"_meta":{\
                                "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
                                "io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}}}"""
                                        .formatted(brought),
                                "MCP-Protocol-Version",
                                "2026-07-28",
                                "Mcp-Method",
                                "tools/call",
                                "Mcp-Name",
                                "order_book");
        return json(answer.body());
    }
}
