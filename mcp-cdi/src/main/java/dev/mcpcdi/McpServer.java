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
}
