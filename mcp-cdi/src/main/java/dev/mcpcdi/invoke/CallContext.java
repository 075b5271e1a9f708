package dev.mcpcdi.invoke;

import dev.mcpcdi.Cancellation;
import dev.mcpcdi.ClientInfo;
import dev.mcpcdi.CreateMessageResult;
import dev.mcpcdi.CreateMessageResultWithTools;
import dev.mcpcdi.Elicit;
import dev.mcpcdi.ElicitUrl;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.ListRoots;
import dev.mcpcdi.ListRootsResult;
import dev.mcpcdi.LogLevel;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.Sample;
import dev.mcpcdi.ToolSample;
import dev.mcpcdi.UrlConsent;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.security.Principal;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What is known of one call. Nothing in it belongs to a thread.
 *
 * @param requestId the id of the request as text
 * @param revision the revision spoken
 * @param clientInfo who the client says it is
 * @param clientCapabilities what the client says it can do
 * @param sessionId the session
 * @param principal the user
 * @param roles tells whether the user has a role
 * @param headers the headers of the request
 * @param attributes the application's own values; safe for any thread
 * @param inputResponses what the client answered
 * @param requestState the state of the round before
 * @param reports tells the client what goes on
 * @param cancellation whether the client still waits
 * @param tool what the tool of the call brings
 */
public record CallContext(
        String requestId,
        String revision,
        Optional<ClientInfo> clientInfo,
        JsonObject clientCapabilities,
        Optional<String> sessionId,
        Optional<Principal> principal,
        Predicate<String> roles,
        Headers headers,
        Map<String, Object> attributes,
        Map<String, JsonObject> inputResponses,
        Optional<String> requestState,
        Reports reports,
        Cancellation cancellation,
        OfTool tool)
        implements McpContext {

    /**
     * What a tool brings to the context of its calls.
     *
     * @param encoder writes values of the application
     * @param asks asks the client
     */
    public record OfTool(Function<Object, JsonValue> encoder, OwnQuestions.Asks asks) {

        /** Until the tool takes its place. */
        public static final OfTool NONE =
                new OfTool(
                        value -> {
                            throw new IllegalStateException("Only a tool writes values.");
                        },
                        (method, question, form) -> {
                            throw new IllegalStateException("Only a tool asks.");
                        });
    }

    /** The same call, of this tool. */
    CallContext of(OfTool other) {
        return new CallContext(
                requestId,
                revision,
                clientInfo,
                clientCapabilities,
                sessionId,
                principal,
                roles,
                headers,
                attributes,
                inputResponses,
                requestState,
                reports,
                cancellation,
                other);
    }

    @Override
    public void progress(double value, OptionalDouble total, Optional<String> message) {
        if (!Double.isFinite(value) || !Double.isFinite(total.orElse(0))) {
            throw new IllegalArgumentException(
                    "Progress is a finite number, not %s of %s.".formatted(value, total));
        }
        reports.progress(value, total, message);
    }

    @Override
    public void log(LogLevel level, Object data, Optional<String> logger) {
        Objects.requireNonNull(level, "level");
        reports.log(level, () -> tool.encoder().apply(data), logger);
    }

    @Deprecated
    @Override
    @SuppressWarnings("unchecked")
    public <T> ElicitationResult<T> elicit(String message, Class<T> form) {
        return (ElicitationResult<T>)
                tool.asks().ask("elicit", new Elicit<>(message), Optional.of(form));
    }

    @Deprecated
    @Override
    @SuppressWarnings("unchecked")
    public ElicitationResult<UrlConsent> elicit(ElicitUrl page) {
        return (ElicitationResult<UrlConsent>) tool.asks().ask("elicit", page, Optional.empty());
    }

    @Deprecated
    @Override
    public CreateMessageResult createMessage(Sample sample) {
        return (CreateMessageResult) tool.asks().ask("createMessage", sample, Optional.empty());
    }

    @Deprecated
    @Override
    public CreateMessageResultWithTools createMessage(ToolSample sample) {
        return (CreateMessageResultWithTools)
                tool.asks().ask("createMessage", sample, Optional.empty());
    }

    @Deprecated
    @Override
    public ListRootsResult listRoots() {
        return (ListRootsResult) tool.asks().ask("listRoots", new ListRoots(), Optional.empty());
    }

    @Override
    public void notifyToolsChanged() {
        reports.toolsChanged();
    }

    @Override
    public void closeStream() {
        reports.closeStream();
    }

    @Override
    public boolean isUserInRole(String role) {
        return roles.test(role);
    }
}
