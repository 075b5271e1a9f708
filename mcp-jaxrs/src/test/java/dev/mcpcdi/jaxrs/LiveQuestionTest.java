package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.Settings;
import dev.mcpcdi.server.StreamSettings;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Questions of the server on the stream of a call, and answers by POST (2025-11-25, Transports).
 */
@Timeout(60)
class LiveQuestionTest {

    private static final String ROOTS = "{\"roots\":{}}";

    private static final String CALL =
            """
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"count"}}""";

    private static final String QUESTION =
            "event: message|id: 1-1|data: {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"roots/list\"}";

    private static final String TWO =
            """
            {"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":"file:///a"},{"uri":"file:///b"}]}}""";

    private static final String COUNTED =
            """
            event: message|id: 1-2|data: {"jsonrpc":"2.0","id":1,"result":{"content":[\
            {"type":"text","text":"2"}]}}""";

    private static final String NO_WAY =
            """
            {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"Cannot send 'roots/list': \
            this transport context has no back-channel for server-initiated requests."}}""";

    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    private Endpoint endpoint(boolean isStateless, boolean isJsonOnly) throws IOException {
        Settings defaults = Settings.defaults();
        StreamSettings streams = defaults.streams();
        Settings settings =
                new Settings(
                        defaults.application(),
                        defaults.allowedOrigins(),
                        defaults.allowedHosts(),
                        isStateless,
                        defaults.maxBodyBytes(),
                        defaults.maxSessions(),
                        defaults.sessionTimeout(),
                        defaults.toolTimeout(),
                        defaults.askTimeout(),
                        defaults.lists(),
                        defaults.requestState(),
                        new StreamSettings(isJsonOnly, streams.after(), streams.replayBytes()));
        return new Endpoint(
                        ShopEngine.asking(threads::execute, settings),
                        new ServingApplication(Optional.empty()),
                        settings)
                .with(Shop.Api.class, "/api/*")
                .start();
    }

    private static void answer(Endpoint endpoint, String session) throws IOException {
        try (Connection answer = new Connection(endpoint, "POST", session, TWO)) {
            assertThat(answer.all()).startsWith("HTTP/1.1 202 Accepted");
        }
    }

    @Test
    void the_question_and_the_answer_are_on_the_stream_of_the_call() throws IOException {
        try (Endpoint endpoint = endpoint(false, false)) {
            String session = Connection.session(endpoint, ROOTS);
            try (Connection call = new Connection(endpoint, "POST", session, CALL)) {
                assertThat(call.event()).isEqualTo("id: 1-0|retry: 1000|data: ");
                assertThat(call.event()).isEqualTo(QUESTION);
                answer(endpoint, session);
                assertThat(call.events()).containsExactly(COUNTED);
            }
        }
    }

    @Test
    void a_client_that_is_gone_may_answer_and_come_back() throws IOException {
        try (Endpoint endpoint = endpoint(false, false)) {
            String session = Connection.session(endpoint, ROOTS);
            try (Connection call = new Connection(endpoint, "POST", session, CALL)) {
                call.event();
                assertThat(call.event()).isEqualTo(QUESTION);
            }
            answer(endpoint, session);
            try (Connection rest = Connection.resume(endpoint, session, "1-1")) {
                assertThat(rest.events()).containsExactly(COUNTED);
            }
        }
    }

    @Test
    void a_client_that_missed_the_question_gets_it_when_it_comes_back() throws IOException {
        try (Endpoint endpoint = endpoint(false, false)) {
            String session = Connection.session(endpoint, ROOTS);
            try (Connection call = new Connection(endpoint, "POST", session, CALL)) {
                assertThat(call.event()).isEqualTo("id: 1-0|retry: 1000|data: ");
            }
            try (Connection rest = Connection.resume(endpoint, session, "1-0")) {
                assertThat(rest.event()).isEqualTo(QUESTION);
                answer(endpoint, session);
                assertThat(rest.events()).containsExactly(COUNTED);
            }
        }
    }

    @Test
    void the_answer_of_another_session_is_none() throws IOException {
        try (Endpoint endpoint = endpoint(false, false)) {
            String session = Connection.session(endpoint, ROOTS);
            try (Connection call = new Connection(endpoint, "POST", session, CALL)) {
                call.event();
                assertThat(call.event()).isEqualTo(QUESTION);
                answer(endpoint, Connection.session(endpoint, ROOTS));
                String empty = TWO.replaceFirst("\\[.*]", "[]");
                try (Connection late = new Connection(endpoint, "POST", session, empty)) {
                    late.all();
                }
                assertThat(call.events()).containsExactly(COUNTED.replace("\"2\"}", "\"0\"}"));
            }
        }
    }

    @Test
    void the_end_of_the_session_ends_the_question() throws IOException {
        try (Endpoint endpoint = endpoint(false, false)) {
            String session = Connection.session(endpoint, ROOTS);
            try (Connection call = new Connection(endpoint, "POST", session, CALL)) {
                call.event();
                assertThat(call.event()).isEqualTo(QUESTION);
                try (Connection end = new Connection(endpoint, "DELETE", session, "")) {
                    assertThat(end.all()).startsWith("HTTP/1.1 200 OK");
                }
                assertThat(call.events())
                        .containsExactly(
                                """
                                event: message|id: 1-2|data: {"jsonrpc":"2.0","id":1,"result":{\
                                "content":[{"type":"text","text":"Tool 'count' got no answer: the \
                                session has ended"}],"isError":true}}""");
            }
        }
    }

    private static void assertNoWay(Endpoint endpoint, String headers) throws IOException {
        try (Connection call = new Connection(endpoint, "POST", headers, CALL)) {
            assertThat(call.all()).startsWith("HTTP/1.1 200 OK").endsWith(NO_WAY + "\n");
        }
    }

    @Test
    void a_client_that_takes_no_stream_cannot_be_asked() throws IOException {
        try (Endpoint endpoint = endpoint(false, false)) {
            String session = Connection.session(endpoint, ROOTS);
            assertNoWay(endpoint, session + "Accept: application/json\n");
        }
    }

    @Test
    void a_server_of_json_alone_cannot_ask() throws IOException {
        try (Endpoint endpoint = endpoint(false, true)) {
            assertNoWay(endpoint, Connection.session(endpoint, ROOTS));
        }
    }

    @Test
    void without_sessions_nobody_can_be_asked() throws IOException {
        try (Endpoint endpoint = endpoint(true, false)) {
            assertNoWay(endpoint, "MCP-Protocol-Version: 2025-11-25\n");
        }
    }
}
