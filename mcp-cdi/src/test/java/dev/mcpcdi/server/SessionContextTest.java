package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ANSWERED;

import dev.mcpcdi.ClientInfo;
import dev.mcpcdi.Content;
import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonObject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

/** What a call of the session era knows of its client. */
class SessionContextTest {

    private static final String INITIALIZE =
            HttpSessionTest.initialize("2025-11-25").replace("{},", "{'roots':{}},");

    private static final String CALL =
            "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'who'}}";

    @Test
    void a_call_of_a_named_session_knows_client_and_id() {
        Sessions sessions = new Sessions(1, Duration.ofMinutes(30), new Clock());
        Frames frames = Frames.keeping(sessions, new Who()).overHttp();
        String id = frames.send(INITIALIZE).replies().get(0).sessionId().orElseThrow();
        frames.header("Mcp-Session-Id", id).expect(CALL, ANSWERED, answer("c 1 [roots] " + id));
    }

    @Test
    void a_call_on_a_connection_knows_the_client() {
        Frames frames = Frames.with(new Who()).onConnection(new Session(message -> {}));
        frames.send(INITIALIZE);
        frames.expect(CALL, ANSWERED, answer("c 1 [roots] -"));
    }

    @Test
    void a_call_without_sessions_knows_nothing_whatever_it_claims() {
        Frames frames = Frames.with(new Who()).overHttp();
        frames.header("Mcp-Session-Id", "claimed").expect(CALL, ANSWERED, answer("- [] -"));
    }

    private static String answer(String text) {
        return ("{'jsonrpc':'2.0','id':1,'result':{'content':[{'type':'text','text':'"
                + text
                + "'}]}}");
    }

    /** Says what it knows of the client. */
    private record Who(ToolDefinition definition) implements ToolCall {

        Who() {
            this(FakeToolCall.named("who", null).definition());
        }

        @Override
        public CompletionStage<Outcome> run(
                JsonObject arguments, CallContext context, Questions questions) {
            String text =
                    context.clientInfo().map(Who::words).orElse("-")
                            + " "
                            + context.clientCapabilities().keySet()
                            + " "
                            + context.sessionId().orElse("-");
            return CompletableFuture.completedFuture(
                    new Outcome.OfTool(List.of(new Content.Text(text)), Optional.empty(), false));
        }

        private static String words(ClientInfo client) {
            return client.name() + " " + client.version();
        }
    }
}
