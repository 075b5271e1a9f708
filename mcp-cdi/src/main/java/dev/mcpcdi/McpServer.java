package dev.mcpcdi;

/**
 * The server that the application is, as a bean: {@code @Inject McpServer server}.
 *
 * <p>There is one an application, for all sessions and transports, from the end of the start on.
 * Safe for any thread.
 */
public interface McpServer extends ChangeNotices {

    /**
     * How tools and resolvers depend on each other.
     *
     * @return the graph, made when the application started
     */
    ResolverGraph graph();

    /**
     * Tells the client whose user was asked to open a page that the work there is done: a client of
     * 2025-11-25, asked by this node under this id, in a session that has not ended. For every
     * other id it does nothing, as always for clients of 2026-07-28, which call again by
     * themselves. Returns soon.
     *
     * @param elicitationId the id of the {@link ElicitUrl}, not null
     * @see <a
     *     href="https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#completion-notifications-for-url-mode-elicitation">Completion
     *     Notifications, 2025-11-25</a>
     */
    void notifyElicitationComplete(String elicitationId);

    /**
     * Offers and takes back tools.
     *
     * @return the same for all callers
     */
    MethodOffers tools();

    /**
     * Offers and takes back prompts.
     *
     * @return the same for all callers
     */
    MethodOffers prompts();

    /**
     * Offers and takes back resources.
     *
     * @return the same for all callers
     */
    ResourceOffers resources();

    /**
     * Offers and takes back templates of resources.
     *
     * @return the same for all callers
     */
    ResourceOffers templates();
}
