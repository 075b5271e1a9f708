package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import jakarta.enterprise.inject.se.SeContainer;
import java.nio.charset.StandardCharsets;
import java.security.Principal;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Raw messages to and from the tools of a deployment, as a user or as nobody. */
record Wire(Engine engine, Optional<Principal> user) {

    /** What stands in an expected answer where the sealed state is. */
    static final String STATE = "STATE";

    /** What ends every result. */
    static final String END =
            ",\"_meta\":{\"io.modelcontextprotocol/serverInfo\":{\"name\":\"mcp-server\",\"version\":\"\"}}}}";

    /** The one answer to every state that is refused. */
    static final String FORGED =
            """
            {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid or expired requestState",\
            "data":{"reason":"invalid_request_state"}}}""";

    private static final Pattern SEALED = Pattern.compile("\"requestState\":\"([^\"]*)\"");

    Wire(SeContainer container) {
        this(container.select(Engine.class).get(), Optional.empty());
    }

    Wire as(String name) {
        return new Wire(engine, Optional.of(() -> name));
    }

    /** One answer: how the request was received, and the message. */
    record Answer(Reply.Kind kind, String text) {

        /** The sealed state. */
        String state() {
            Matcher state = SEALED.matcher(text);
            assertThat(state.find()).as(text).isTrue();
            return state.group(1);
        }

        /** The message but for the sealed state. */
        String open() {
            return SEALED.matcher(text).replaceAll("\"requestState\":\"" + STATE + "\"");
        }
    }

    Answer send(String message) {
        CompletableFuture<Reply> reply = new CompletableFuture<>();
        engine.handle(message.getBytes(StandardCharsets.UTF_8), exchange(reply));
        Reply end = reply.orTimeout(20, TimeUnit.SECONDS).join();
        byte[] response = engine.codec().write(end.response().orElseThrow());
        return new Answer(end.kind(), new String(response, StandardCharsets.UTF_8));
    }

    /** Asks with the members of the parameters, each followed by a comma. */
    Answer ask(String method, String members) {
        return send(
                """
                {"jsonrpc":"2.0","id":1,"method":"%s","params":{%s"_meta":{\
                "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
                "io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}}}"""
                        .formatted(method, members));
    }

    /** Calls with the members of the parameters that a test is about. */
    Answer call(String tool, String members) {
        return call(tool, members, "{\"elicitation\":{}}");
    }

    Answer call(String tool, String members, String capabilities) {
        return send(
                """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s",%s"_meta":{\
                "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
                "io.modelcontextprotocol/clientCapabilities":%s}}}"""
                        .formatted(tool, members, capabilities));
    }

    /** Calls again with the state of an answer and with responses. */
    Answer retry(String tool, String members, Answer before, String responses) {
        return call(tool, members + brought(before.state(), responses));
    }

    Answer retry(
            String tool, String members, Answer before, String responses, String capabilities) {
        return call(tool, members + brought(before.state(), responses), capabilities);
    }

    static String brought(String state, String responses) {
        return "\"inputResponses\":%s,\"requestState\":\"%s\",".formatted(responses, state);
    }

    /** A result of a tool whose one block is a text, in an answer. */
    static String failed(String text) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"%s\"}],\"isError\":true,\"resultType\":\"complete\""
                        .formatted(text)
                + END;
    }

    static String done(String text) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"%s\"}],\"structuredContent\":{\"result\":\"%s\"},\"resultType\":\"complete\""
                        .formatted(text, text)
                + END;
    }

    static String asked(String... requests) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"resultType\":\"input_required\",\"inputRequests\":{"
                + String.join(",", requests)
                + "},\"requestState\":\"STATE\""
                + END;
    }

    /** A question for one boolean. */
    static String form(String key, String message, String member, String title) {
        return """
        "%s":{"method":"elicitation/create","params":{"mode":"form","message":"%s",\
        "requestedSchema":{"type":"object","properties":{"%s":{"type":"boolean","title":"%s"}},\
        "required":["%s"]}}}"""
                .formatted(key, message, member, title, member);
    }

    private Exchange exchange(CompletableFuture<Reply> reply) {
        return new Exchange() {
            @Override
            public Optional<Headers> headers() {
                return Optional.empty();
            }

            @Override
            public Optional<Principal> principal() {
                return user;
            }

            /** Each user of a test has the role of its name. */
            @Override
            public boolean isUserInRole(String role) {
                return user.filter(one -> one.getName().equals(role)).isPresent();
            }

            @Override
            public void reply(Reply end) {
                reply.complete(end);
            }
        };
    }
}
