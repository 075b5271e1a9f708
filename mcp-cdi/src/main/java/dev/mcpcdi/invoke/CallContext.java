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
import dev.mcpcdi.ResourceContents;
import dev.mcpcdi.Sample;
import dev.mcpcdi.ToolSample;
import dev.mcpcdi.UrlConsent;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import dev.mcpcdi.spi.SubscriptionBus.Kind;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.security.Principal;
import java.util.List;
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
 * @param resources finds what the call reads
 * @param method what the method that is called brings
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
        ResourceReader resources,
        OfMethod method)
        implements McpContext {

    /**
     * What a method brings to the context of its calls.
     *
     * @param encoder writes values of the application
     * @param asks asks the client
     */
    public record OfMethod(Function<Object, JsonValue> encoder, OwnQuestions.Asks asks) {

        /** Until the method takes its place. */
        public static final OfMethod NONE =
                new OfMethod(
                        value -> {
                            throw new IllegalStateException("Only a method writes values.");
                        },
                        (method, question, form) -> {
                            throw new IllegalStateException("Only a method asks.");
                        });
    }

    /** The same call, of this method. */
    CallContext of(OfMethod other) {
        return with(inputResponses, requestState, other);
    }

    /** The same call for a method within, which is not the one that was asked and answered. */
    CallContext alone() {
        return with(Map.of(), Optional.empty(), method);
    }

    private CallContext with(
            Map<String, JsonObject> responses, Optional<String> state, OfMethod other) {
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
                responses,
                state,
                reports,
                cancellation,
                resources,
                other);
    }

    @Override
    public List<ResourceContents> readResource(String uri) {
        return NestedRead.read(resources, uri, this);
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
        reports.log(level, () -> method.encoder().apply(data), logger);
    }

    @Deprecated
    @Override
    @SuppressWarnings("unchecked")
    public <T> ElicitationResult<T> elicit(String message, Class<T> form) {
        return (ElicitationResult<T>)
                method.asks().ask("elicit", new Elicit<>(message), Optional.of(form));
    }

    @Deprecated
    @Override
    @SuppressWarnings("unchecked")
    public ElicitationResult<UrlConsent> elicit(ElicitUrl page) {
        return (ElicitationResult<UrlConsent>) method.asks().ask("elicit", page, Optional.empty());
    }

    @Deprecated
    @Override
    public CreateMessageResult createMessage(Sample sample) {
        return (CreateMessageResult) method.asks().ask("createMessage", sample, Optional.empty());
    }

    @Deprecated
    @Override
    public CreateMessageResultWithTools createMessage(ToolSample sample) {
        return (CreateMessageResultWithTools)
                method.asks().ask("createMessage", sample, Optional.empty());
    }

    @Deprecated
    @Override
    public ListRootsResult listRoots() {
        return (ListRootsResult) method.asks().ask("listRoots", new ListRoots(), Optional.empty());
    }

    @Override
    public void notifyToolsChanged() {
        reports.changed(Change.of(Kind.TOOLS));
    }

    @Override
    public void notifyPromptsChanged() {
        reports.changed(Change.of(Kind.PROMPTS));
    }

    @Override
    public void notifyResourcesChanged() {
        reports.changed(Change.of(Kind.RESOURCES));
    }

    @Override
    public void notifyResourceUpdated(String uri) {
        reports.changed(Change.ofResource(uri));
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
