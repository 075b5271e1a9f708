package dev.mcpcdi;

import jakarta.json.JsonObject;
import java.security.Principal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The call that runs on the current thread: who calls, how, and with what beside the arguments.
 *
 * <p>It is injected like any bean, {@code @Inject McpContext context}, and one injected reference
 * serves all calls, each seeing its own; or it is a parameter of the method, which no client sees.
 * It is there from the start of the method until the method returns: a stage that ends later takes
 * what it needs before. No method returns null.
 *
 * <p>Every method throws {@link IllegalStateException} where no call runs on the current thread.
 */
public interface McpContext extends ClientReports, ClientQuestions, ChangeNotices {

    /**
     * The id of the request, as text whatever its type was.
     *
     * @return the id, chosen by the client
     */
    String requestId();

    /**
     * The revision of the protocol that is spoken, such as {@code 2026-07-28}.
     *
     * @return the revision
     */
    String revision();

    /**
     * Who the client says it is.
     *
     * @return its words, empty if it said nothing or they are not known any more
     */
    Optional<ClientInfo> clientInfo();

    /**
     * What the client says it can do.
     *
     * @return the capabilities as on the wire, empty if there are none or they are not known
     */
    JsonObject clientCapabilities();

    /**
     * The user, as the container authenticated it.
     *
     * @return the user, empty for nobody
     */
    Optional<Principal> principal();

    /**
     * Whether the user has a role. Over HTTP the roles are looked up before the call starts, so
     * name those you ask for in a {@code @DeclareRoles} or {@code @RolesAllowed} of any bean.
     *
     * @param role the role, not null
     * @return false also for a role that no bean names
     */
    boolean isUserInRole(String role);

    /**
     * The headers of the HTTP request: words of the caller, never an identity.
     *
     * @return the headers, without any where the transport has none
     */
    Headers headers();

    /**
     * The session of the call.
     *
     * @return its id, empty without a session, as always from 2026-07-28 on
     */
    Optional<String> sessionId();

    /**
     * What the client answered to the {@link InputRequired} of the round before.
     *
     * @return the results by the keys of the questions, as on the wire and unchecked; empty in the
     *     first round
     */
    Map<String, JsonObject> inputResponses();

    /**
     * The state that the {@link InputRequired} of the round before had.
     *
     * @return the state, unchanged; empty in the first round, or if it had none
     */
    Optional<String> requestState();

    /**
     * Reads a resource of this server, as the client of this call would, on the current thread. The
     * resource sees neither the answers nor the state of this call, and cannot ask.
     *
     * @param uri its URI, not null
     * @return the contents, each with its URI
     * @throws ResourceNotFoundException if there is none
     * @throws ResourceException if the resource failed
     * @throws McpException if the resource threw one
     */
    List<ResourceContents> readResource(String uri);

    /**
     * Whether anybody still waits for the call. What it gives may be kept and asked on any thread.
     *
     * @return the cancellation of this call
     */
    Cancellation cancellation();

    /**
     * A place for the application's own values, such as an interceptor's; gone when the call ends.
     *
     * @return a map of this call, to be changed at will, safe for any thread; it takes no null
     */
    Map<String, Object> attributes();

    /** The headers of one request. */
    interface Headers {

        /**
         * All values of a header.
         *
         * @param name the name, any case
         * @return the values in order, empty if the header is not there
         */
        List<String> values(String name);

        /**
         * The first value of a header.
         *
         * @param name the name, any case
         * @return the value, empty if the header is not there
         */
        default Optional<String> first(String name) {
            return values(name).stream().findFirst();
        }
    }
}
