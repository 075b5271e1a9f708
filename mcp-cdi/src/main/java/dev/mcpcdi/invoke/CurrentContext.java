package dev.mcpcdi.invoke;

import dev.mcpcdi.Cancellation;
import dev.mcpcdi.ClientInfo;
import dev.mcpcdi.CreateMessageResult;
import dev.mcpcdi.CreateMessageResultWithTools;
import dev.mcpcdi.ElicitUrl;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.ListRootsResult;
import dev.mcpcdi.LogLevel;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.ResourceContents;
import dev.mcpcdi.Sample;
import dev.mcpcdi.ToolSample;
import dev.mcpcdi.UrlConsent;
import jakarta.enterprise.context.ContextNotActiveException;
import jakarta.json.JsonObject;
import java.security.Principal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** The context that an application sees: each method asks the call of the current thread. */
public final class CurrentContext implements McpContext {

    private static final String NONE = "No MCP call is active on this thread.";

    private final ActiveCall active;

    /**
     * Makes the view.
     *
     * @param active the reference that finds the call of the current thread
     */
    public CurrentContext(ActiveCall active) {
        this.active = active;
    }

    private CallContext call() {
        try {
            return active.context().orElseThrow(() -> new IllegalStateException(NONE));
        } catch (ContextNotActiveException noRequest) {
            throw new IllegalStateException(NONE, noRequest);
        }
    }

    @Override
    public String requestId() {
        return call().requestId();
    }

    @Override
    public String revision() {
        return call().revision();
    }

    @Override
    public Optional<ClientInfo> clientInfo() {
        return call().clientInfo();
    }

    @Override
    public JsonObject clientCapabilities() {
        return call().clientCapabilities();
    }

    @Override
    public Optional<Principal> principal() {
        return call().principal();
    }

    @Override
    public boolean isUserInRole(String role) {
        return call().isUserInRole(role);
    }

    @Override
    public Headers headers() {
        return call().headers();
    }

    @Override
    public Optional<String> sessionId() {
        return call().sessionId();
    }

    @Override
    public Map<String, JsonObject> inputResponses() {
        return call().inputResponses();
    }

    @Override
    public Optional<String> requestState() {
        return call().requestState();
    }

    @Override
    public void progress(double value, OptionalDouble total, Optional<String> message) {
        call().progress(value, total, message);
    }

    @Override
    public void log(LogLevel level, Object data, Optional<String> logger) {
        call().log(level, data, logger);
    }

    @Deprecated
    @Override
    public <T> ElicitationResult<T> elicit(String message, Class<T> form) {
        return call().elicit(message, form);
    }

    @Deprecated
    @Override
    public ElicitationResult<UrlConsent> elicit(ElicitUrl page) {
        return call().elicit(page);
    }

    @Deprecated
    @Override
    public CreateMessageResult createMessage(Sample sample) {
        return call().createMessage(sample);
    }

    @Deprecated
    @Override
    public CreateMessageResultWithTools createMessage(ToolSample sample) {
        return call().createMessage(sample);
    }

    @Deprecated
    @Override
    public ListRootsResult listRoots() {
        return call().listRoots();
    }

    @Override
    public void notifyToolsChanged() {
        call().notifyToolsChanged();
    }

    @Override
    public void notifyPromptsChanged() {
        call().notifyPromptsChanged();
    }

    @Override
    public void notifyResourcesChanged() {
        call().notifyResourcesChanged();
    }

    @Override
    public void notifyResourceUpdated(String uri) {
        call().notifyResourceUpdated(uri);
    }

    @Override
    public List<ResourceContents> readResource(String uri) {
        return call().readResource(uri);
    }

    @Override
    public void closeStream() {
        call().closeStream();
    }

    @Override
    public Cancellation cancellation() {
        return call().cancellation();
    }

    @Override
    public Map<String, Object> attributes() {
        return call().attributes();
    }
}
