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
