package dev.mcpcdi.it;

import static dev.mcpcdi.it.Wire.json;
import static dev.mcpcdi.it.Wire.with;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Two hundred calls of four users that all run at once, and what each must say of itself. */
final class Crowd {

    private static final int SIZE = 200;

    private static final List<String> USERS = List.of("anna", "ben", "carla", "dora");

    private static final Map<String, String> ROLES =
            Map.of(
                    "anna", "[\"reader\"]",
                    "ben", "[\"clerk\"]",
                    "carla", "[\"reader\",\"clerk\"]",
                    "dora", "[\"boss\"]");

    private static final String ENVELOPE =
            """
            {"io.modelcontextprotocol/protocolVersion":"2026-07-28",
             "io.modelcontextprotocol/clientCapabilities":{}}""";

    private final Wire wire;

    Crowd(Wire wire) {
        this.wire = wire;
    }

    /** Each user has a session. */
    void comeWithSessions() throws Exception {
        var sessions = new ArrayList<String[]>();
        for (String user : USERS) {
            sessions.add(wire.openSession("Authorization", credentials(user)));
        }
        assertToldApart(
                i -> sessions.get(i % USERS.size()),
                "{}",
                i -> "\"session\":\"" + id(sessions.get(i % USERS.size())) + "\",");
    }

    /** Each call says all there is to say. */
    void comeAlone() throws Exception {
        assertToldApart(
                i -> with(Wire.modern("report"), "Authorization", credentials(user(i))),
                ENVELOPE,
                i -> "");
    }

    private void assertToldApart(Each<String[]> headers, String meta, Each<String> session)
            throws Exception {
        var answers = new ArrayList<CompletableFuture<HttpResponse<String>>>();
        for (int i = 0; i < SIZE; i++) {
            answers.add(
                    wire.postLater(call(i, meta), with(headers.call(i), "X-Note", "header " + i)));
        }
        for (int i = 0; i < SIZE; i++) {
            JsonObject answer = json(answers.get(i).get().body());
            assertThat(answer.getInt("id")).isEqualTo(i);
            assertThat(answer.getJsonObject("result").getJsonObject("structuredContent"))
                    .isEqualTo(json(report(i, session.call(i))));
        }
    }

    /** What each call has of its own. */
    private interface Each<T> {
        T call(int number);
    }

    private static String call(int i, String meta) {
        return """
        {"jsonrpc":"2.0","id":%1$d,"method":"tools/call","params":{"name":"report",
         "arguments":{"party":"%2$d","size":%3$d,"note":"note %1$d"},"_meta":%4$s}}"""
                .formatted(i, meta.length(), SIZE, meta);
    }

    private static String report(int i, String session) {
        return """
        {"user":"%1$s","platformUser":"%1$s","roles":%2$s,"platformRoles":%2$s,%3$s
         "header":"header %4$d","notes":["note %4$d"],"sameContext":true}"""
                .formatted(user(i), ROLES.get(user(i)), session, i);
    }

    private static String user(int i) {
        return USERS.get(i % USERS.size());
    }

    private static String id(String[] session) {
        return session[session.length - 1];
    }

    private static String credentials(String user) {
        byte[] pair = (user + ":" + user).getBytes(StandardCharsets.US_ASCII);
        return "Basic " + Base64.getEncoder().encodeToString(pair);
    }
}
