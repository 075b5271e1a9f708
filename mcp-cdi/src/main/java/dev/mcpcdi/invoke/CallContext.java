package dev.mcpcdi.invoke;

import dev.mcpcdi.ClientInfo;
import dev.mcpcdi.McpContext;
import jakarta.json.JsonObject;
import java.security.Principal;
import java.util.Map;
import java.util.Optional;
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
        Optional<String> requestState)
        implements McpContext {

    @Override
    public boolean isUserInRole(String role) {
        return roles.test(role);
    }
}
